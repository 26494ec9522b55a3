import { mount } from 'svelte';
import App from './App.svelte';
import './style/fonts.css';
import './style/base.css';
import { settings, words } from './settings.svelte';

void words
  .use(settings.language)
  .then(() => mount(App, { target: document.getElementById('app')! }));
if ('serviceWorker' in navigator && import.meta.env.PROD)
  void navigator.serviceWorker.register('/sw.js');
