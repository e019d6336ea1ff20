import { base64url, bytesOf } from './bytes.ts';

const form = 1;
const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;
const info = new TextEncoder().encode('portal field record');

/**
 * Seals bytes for the server: a key pair for these bytes alone, of which the private half is forgotten here. This phone cannot open
 * it again. `about` says what it is, and a seal about something else opens nothing.
 */
export async function sealFor(publicKey: string, about: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const server = await crypto.subtle.importKey('raw', bytesOf(publicKey), curve, false, []);
  const own = await crypto.subtle.generateKey(curve, false, ['deriveBits']);
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: server }, own.privateKey, 256);
  const sender = new Uint8Array(await crypto.subtle.exportKey('raw', own.publicKey));
  const drawn = await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']);
  const key = await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: sender, info },
    drawn,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  );
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const additionalData = new TextEncoder().encode(about);
  const text = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, bytes));
  const sealed = new Uint8Array(1 + sender.length + iv.length + text.length);
  sealed[0] = form;
  sealed.set(sender, 1);
  sealed.set(iv, 1 + sender.length);
  sealed.set(text, 1 + sender.length + iv.length);
  return base64url(sealed);
}
