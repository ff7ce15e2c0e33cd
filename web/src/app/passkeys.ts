/** Passkeys, by the browser's own dialogue. What the server asks and gets is JSON, with bytes as base64url. */

type Json = Record<string, any>;

/** Browsers have passkeys for addresses with a name, over https or at localhost. */
export function passkeysWork(): boolean {
  return isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);
}

export async function makePasskey(options: Json): Promise<Json> {
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: options.excludeCredentials.map(withBytes),
  };
  return plain(
    await navigator.credentials.create({
      publicKey: publicKey as unknown as PublicKeyCredentialCreationOptions,
    }),
  );
}

export async function usePasskey(options: Json): Promise<Json> {
  const publicKey = { ...options, challenge: bytes(options.challenge), allowCredentials: [] };
  return plain(
    await navigator.credentials.get({ publicKey: publicKey as unknown as PublicKeyCredentialRequestOptions }),
  );
}

const withBytes = (known: Json) => ({ ...known, id: bytes(known.id) });

function plain(given: Credential | null): Json {
  const { id, rawId, type, response } = given as PublicKeyCredential;
  const parts = response as unknown as Record<string, ArrayBuffer | null>;
  const told = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle']
    .filter((name) => parts[name])
    .map((name) => [name, text(parts[name]!)]);
  return { id, rawId: text(rawId), type, response: Object.fromEntries(told) };
}

function bytes(text: string): Uint8Array {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
}

function text(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
