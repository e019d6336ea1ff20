import { createPublicKey } from 'node:crypto';
import type { SigningAlgorithm } from '@portal/contracts';
import { BusinessError } from '../../../../platform/http/business-error.ts';

/** A PEM as people paste it; throws `signing-key.not-usable` for what no signature of ours can be made with. */
export function readPublicKey(pem: string): { readonly algorithm: SigningAlgorithm; readonly publicKey: Buffer } {
  try {
    const key = createPublicKey(pem);
    const publicKey = key.export({ format: 'der', type: 'spki' });
    if (key.asymmetricKeyType === 'ed25519') return { algorithm: 'ed25519', publicKey };
    if (key.asymmetricKeyType === 'ec' && key.asymmetricKeyDetails?.namedCurve === 'prime256v1')
      return { algorithm: 'ecdsa-p256-sha256', publicKey };
  } catch (cause) {
    throw new BusinessError('signing-key.not-usable', { cause });
  }
  throw new BusinessError('signing-key.not-usable');
}
