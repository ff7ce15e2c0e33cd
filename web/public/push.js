// Notices to a browser whose pages are closed: that it is your move, and at which table. Nothing else is sent.
// A service worker of the client imports this file; where there is none, it is one by itself.

self.addEventListener('push', (event) => {
  const said = event.data?.json() ?? {};
  const table = /^[\w-]{16}$/.test(said.table) ? said.table : '';
  event.waitUntil(
    self.registration.showNotification(String(said.title ?? 'Tijdperk'), {
      body: String(said.body ?? ''),
      tag: table,
      data: table ? `/table/${table}` : '/',
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data ?? '/', self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const open = pages.find((page) => page.url === address);
      return open ? open.focus() : self.clients.openWindow(address);
    }),
  );
});
