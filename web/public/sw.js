/* The shell of the client, kept for when the network is away. */
const SHELL = self.SHELL ?? []; // the build writes the list of all files here
const PAGE = '/';

/* Another build has other files, so it has another name. */
const VERSION = `tacora-${[...SHELL.join()].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7).toString(36)}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
      .then((cache) => cache.addAll([PAGE, ...SHELL]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => /^tacora-[a-z0-9]+$/.test(name) && name !== VERSION)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  // What happens at tables is never kept: truth comes from the server.
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (SHELL.includes(url.pathname)) event.respondWith(shell(request));
});

/** Pages come from the network, so that a new version is seen at once. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

/** Files with a hash in their name never change; the others are asked for anew. */
async function shell(request) {
  const kept = await caches.match(request, { ignoreSearch: true });
  if (kept && new URL(request.url).pathname.startsWith('/assets/')) return kept;
  try {
    return await fetch(request);
  } catch {
    return kept ?? Response.error();
  }
}
