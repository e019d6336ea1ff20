import type { Clock } from '../../../platform/clock/clock.ts';
import { fromBase64Url } from '../../../platform/keys/base64url.ts';
import type { SecretBox } from '../../../platform/keys/secret-box.ts';

const owner = 'content preview';
const validForMs = 24 * 60 * 60 * 1000;

export interface PreviewLinks {
  create(itemId: string): { readonly path: string; readonly expiresAt: Date };
  /** Nothing for a token that is not ours or has expired. */
  open(token: string): { readonly itemId: string; readonly expiresAt: Date } | undefined;
}

/** A link is proof by itself: it names the draft and its end, sealed, and nothing is kept about it. */
export function createPreviewLinks(box: SecretBox, clock: Clock): PreviewLinks {
  return {
    create(itemId) {
      const expiresAt = new Date(clock.now().getTime() + validForMs);
      const token = box.seal(`${itemId} ${expiresAt.toISOString()}`, owner).toString('base64url');
      // Behind the hash: it reaches no server, no log and no other site.
      return { path: `/preview#${token}`, expiresAt };
    },
    open(token) {
      try {
        const sealed = fromBase64Url(token);
        if (!sealed) return undefined;
        const [itemId = '', end = ''] = box.open(sealed, owner).split(' ');
        const expiresAt = new Date(end);
        return expiresAt > clock.now() ? { itemId, expiresAt } : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
