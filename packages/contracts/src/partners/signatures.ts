/** Parts of a call that a signature (RFC 9421) covers: always, with a body, and when they are sent. */
export const signedComponents = {
  always: ['@method', '@target-uri'],
  withBody: ['content-digest', 'content-type'],
  whenSent: ['idempotency-key', 'api-version'],
} as const;

/** From `created` until a signature is stale, and as much ahead of our clock as it may be. */
export const signatureFreshSeconds = 300;

/** Between the first moment at which a signature is taken and the last one: so long its nonce is kept. */
export const nonceKeptSeconds = 2 * signatureFreshSeconds;

export const signingAlgorithms = ['ed25519', 'ecdsa-p256-sha256'] as const;
export type SigningAlgorithm = (typeof signingAlgorithms)[number];

/** Why a signature is refused, in the order in which a call is examined. */
export const signatureRefusals = [
  'tsp.signature-missing',
  'tsp.signature-malformed',
  'tsp.signature-coverage',
  'tsp.signature-stale',
  'tsp.signature-unknown-key',
  'tsp.signature-invalid',
  'tsp.signature-digest',
  'tsp.signature-replayed',
] as const;
export type SignatureRefusal = (typeof signatureRefusals)[number];

/** `sig=(…);created` for the header `Accept-Signature`: what a call would have to cover. */
export function wantedSignature(hasBody: boolean): string {
  const { always, withBody } = signedComponents;
  const components = [...always, ...(hasBody ? withBody : [])].map((name) => `"${name}"`);
  return `sig=(${components.join(' ')});created`;
}
