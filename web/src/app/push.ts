/** Notices to this browser while its pages are closed, where the server offers them. */

import type { NoticesInfo } from '../lib/messages';
import { call } from './api.svelte';

export const notices = {
  read: () => call<NoticesInfo>('GET', '/me/notices'),
  setMail: (address: string) => call<NoticesInfo>('POST', '/me/mail', { address }),
  setQuiet: (begin: string, end: string, zone: string) =>
    call<NoticesInfo>('POST', '/me/quiet', { begin, end, zone }),
  dropQuiet: () => call<NoticesInfo>('DELETE', '/me/quiet'),
  dropMail: () => call<NoticesInfo>('DELETE', '/me/mail'),
  confirmMail: (code: string) => call<void>('POST', '/mail/confirm', { code }),
  stopMail: (code: string) => call<void>('POST', '/mail/stop', { code }),
};

/** Browsers allow it on pages that came by https, and on the machine itself. */
export const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && isSecureContext;

/** The worker that hears notices: the client's own, or the one that does nothing else. */
const worker = async () => {
  if (!(await navigator.serviceWorker.getRegistration())) await navigator.serviceWorker.register('/push.js');
  return navigator.serviceWorker.ready;
};

const base64 = (raw: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(raw ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Subscribe this browser; null where the person does not allow it. */
export async function startPush(key: string): Promise<NoticesInfo | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await worker();
  const given = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return call<NoticesInfo>('POST', '/me/push', {
    endpoint: given.endpoint,
    p256dh: base64(given.getKey('p256dh')),
    auth: base64(given.getKey('auth')),
  });
}

/** Where this browser is told, if it is. */
export async function endpoint(): Promise<string> {
  const registered = canPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await registered?.pushManager?.getSubscription())?.endpoint ?? '';
}

export async function stopPush(): Promise<NoticesInfo> {
  const registered = await navigator.serviceWorker.getRegistration();
  const given = await registered?.pushManager.getSubscription();
  await given?.unsubscribe();
  return call<NoticesInfo>('POST', '/me/push/stop', { endpoint: given?.endpoint ?? '' });
}
