import { mount } from 'svelte';
import App from './App.svelte';
import './generated/palette.css';
import './ui/styles/fonts.css';
import './ui/styles/base.css';
import './ui/styles/controls.css';
import './ui/styles/large.css';
import { me } from './app/me.svelte';
import { pageOf } from './pages/loader';
import { router } from './app/router.svelte';
import { settings } from './app/settings.svelte';
import { words } from './app/words.svelte';

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
