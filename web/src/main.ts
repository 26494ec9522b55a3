import { mount } from 'svelte';
import App from './App.svelte';
import './style/fonts.css';
import './style/base.css';
import './style/ui.css';
import './style/large.css';
import { me } from './me.svelte';
import { pageOf } from './pages';
import { router } from './router.svelte';
import { settings, words } from './settings.svelte';

me.look().catch(() => null); // whoever is offline still reads the rules
void Promise.all([
  words.use(settings.language),
  pageOf(router.screen)?.().catch(() => null),
]).then(() => mount(App, { target: document.getElementById('app')! }));
// Long after everything is there, so that keeping it for later is in nobody's way.
function keep(): void {
  if (navigator.onLine) navigator.serviceWorker.register('/sw.js').catch(() => null);
}
if ('serviceWorker' in navigator && import.meta.env.PROD)
  addEventListener('load', () => setTimeout(keep, 4000));
