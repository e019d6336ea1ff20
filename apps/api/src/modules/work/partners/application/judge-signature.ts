import { createPublicKey } from 'node:crypto';
import { type SigningAlgorithm, signatureFreshSeconds, signedComponents } from '@portal/contracts';
import type { FastifyRequest } from 'fastify';
import { createVerifier } from 'http-message-signatures';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { hasBody } from '../../../../platform/http/partner/has-body.ts';
import type { PartnerCaller } from '../../../../platform/http/partner/partner-caller.ts';
import type { SettleSignature } from '../../../../platform/http/partner/serve-partner.ts';
import { claimNonce, findSigningKey } from '../data/signing-keys.repository.ts';
import { isDigestOf } from './content-digest.ts';
import type { ModeDeps } from './partners-deps.ts';
import { type ReadSignature, readSignature } from './read-signature.ts';

type Deps = Pick<ModeDeps, 'db' | 'clock' | 'portalOrigin'>;

/**
 * HTTP Message Signatures (RFC 9421): one that is sent is always judged, and a caller who must sign is refused without. The body is compared with
 * its signed digest (RFC 9530) when it is there, and only then its nonce is used up. Whose key it is says the key of the call, not the signature.
 */
export async function judgeSignature(
  { db, clock, portalOrigin }: Deps,
  request: FastifyRequest,
  { engineCodeId, mustSign }: PartnerCaller,
): Promise<SettleSignature | undefined> {
  const read = readSignature(request.headers);
  if (!read) {
    if (mustSign) throw new BusinessError('tsp.signature-missing');
    return undefined;
  }
  const { nonce } = read;
  if (nonce === undefined) throw new BusinessError('tsp.signature-malformed');
  requireCoverage(read, request);
  requireFresh(read, clock.now());
  const key = await findSigningKey(db, engineCodeId, read.keyId);
  if (!key) throw new BusinessError('tsp.signature-unknown-key');
  if (!(await isSignedBy(key, read, request, portalOrigin))) throw new BusinessError('tsp.signature-invalid');
  return async (body) => {
    if (body && !read.components.includes('content-digest')) throw new BusinessError('tsp.signature-coverage');
    const { 'content-digest': digest } = request.headers;
    if (read.components.includes('content-digest') && !isDigestOf(digest, body ?? Buffer.alloc(0)))
      throw new BusinessError('tsp.signature-digest');
    if (!(await claimNonce(db, { signingKeyId: key.id, nonce, at: clock.now() })))
      throw new BusinessError('tsp.signature-replayed');
  };
}

function requireCoverage({ components }: ReadSignature, request: FastifyRequest): void {
  const { always, withBody, whenSent } = signedComponents;
  const needed = [
    ...always,
    ...(hasBody(request) ? withBody : []),
    ...whenSent.filter((name) => request.headers[name] !== undefined),
  ];
  if (!needed.every((name) => components.includes(name))) throw new BusinessError('tsp.signature-coverage');
}

/** A clock may be ahead of ours as long as a signature may be old. */
function requireFresh({ created, expires }: ReadSignature, now: Date): void {
  const seconds = now.getTime() / 1_000;
  const isExpired = expires !== undefined && expires < seconds;
  if (isExpired || Math.abs(seconds - created) > signatureFreshSeconds) throw new BusinessError('tsp.signature-stale');
}

interface PublicKey {
  readonly algorithm: SigningAlgorithm;
  readonly publicKey: Buffer;
}

/** The key says the algorithm; a message that names another one is not of this key. */
async function isSignedBy(
  { algorithm, publicKey }: PublicKey,
  read: ReadSignature,
  { method, raw, headers }: FastifyRequest,
  portalOrigin: string,
): Promise<boolean> {
  if (read.algorithm !== undefined && read.algorithm !== algorithm) return false;
  try {
    const verify = createVerifier(createPublicKey({ key: publicKey, format: 'der', type: 'spki' }), algorithm);
    const base = read.baseOf({ method, url: `${portalOrigin}${raw.url}`, headers });
    return (await verify(base, read.signature)) === true;
  } catch {
    // A covered field that is not there, or bytes that are no signature of this kind.
    return false;
  }
}
