/** Of a pair whose public half is registered in the expert-system area. */
export interface CallSigning {
  /** Of the public key, as the area shows it. */
  readonly keyId: string;
  /** PKCS #8 as PEM. It is not sent anywhere. */
  readonly privateKey: string;
  /** As the area shows it: `ed25519` unless said. */
  readonly algorithm?: 'ed25519' | 'ecdsa-p256-sha256';
}

const curves = {
  ed25519: { name: 'Ed25519' },
  'ecdsa-p256-sha256': { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' },
} as const;

/**
 * Signs calls as the interface wants it (RFC 9421, with RFC 9530 for the body): method, address, digest and type of the body, and the
 * `Idempotency-Key` and `Api-Version` that are sent. A call that is repeated is signed anew. Throws when the private key cannot be read.
 */
export function createCallSigner({
  keyId,
  privateKey,
  algorithm = 'ed25519',
}: CallSigning): (request: Request) => Promise<Request> {
  const curve = curves[algorithm];
  const key = crypto.subtle.importKey('pkcs8', bytesOfPem(privateKey), curve, false, ['sign']);
  // Whoever signs is told; until then nobody waits for it.
  key.catch(() => {});
  return async (request) => {
    const body = new Uint8Array(await request.clone().arrayBuffer());
    const signed = new Request(request);
    if (body.length > 0)
      signed.headers.set('content-digest', `sha-256=:${base64(await crypto.subtle.digest('SHA-256', body))}:`);
    const components = Object.entries(componentsOf(signed, body.length > 0));
    const created = Math.floor(Date.now() / 1_000);
    const names = components.map(([name]) => `"${name}"`).join(' ');
    const input = `(${names});created=${created};keyid="${keyId}";nonce="${crypto.randomUUID()}"`;
    const base = [...components.map(([name, value]) => `"${name}": ${value}`), `"@signature-params": ${input}`];
    const signature = await crypto.subtle.sign(curve, await key, new TextEncoder().encode(base.join('\n')));
    signed.headers.set('signature-input', `sig=${input}`);
    signed.headers.set('signature', `sig=:${base64(signature)}:`);
    return signed;
  };
}

function componentsOf({ method, url, headers }: Request, hasBody: boolean): Readonly<Record<string, string>> {
  const sent = ['content-digest', 'content-type', 'idempotency-key', 'api-version'].flatMap((name) => {
    const value = headers.get(name);
    return value === null || (!hasBody && name.startsWith('content-')) ? [] : [[name, value.trim()] as const];
  });
  return { '@method': method, '@target-uri': url, ...Object.fromEntries(sent) };
}

function bytesOfPem(pem: string): Uint8Array<ArrayBuffer> {
  const text = pem.replaceAll(/-----[^-]+-----|\s/g, '');
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

function base64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}
