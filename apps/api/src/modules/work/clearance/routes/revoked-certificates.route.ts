import { listRevokedCertificates, type RevokedList } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve.ts';
import type { CertificateDeps } from '../certificate-deps.ts';
import { countRevoked, revokedFingerprints } from '../data/revoked-certificates.repository.ts';

/** Nobody checks with a list that is older than this while there is a network. */
const freshMs = 5 * 60_000;

/**
 * Made when there is a new one, and anew every few minutes for its date; signed once for all who ask. Pages that show a certificate ask
 * each half minute: what is revoked reaches them within a minute.
 */
export function revokedCertificatesRoute(app: FastifyInstance, { db, signer, clock }: CertificateDeps): void {
  let kept: { readonly count: number; readonly madeAt: number; readonly signed: string } | undefined;

  serve(app, listRevokedCertificates, async (_request, { setHeader }) => {
    const now = clock.now().getTime();
    const count = await countRevoked(db);
    if (!kept || kept.count !== count || now - kept.madeAt > freshMs) {
      const list: RevokedList = {
        ...{ v: 1, k: 'revoked-certificates', d: Math.floor(now / 1000) },
        h: await revokedFingerprints(db),
      };
      kept = { count, madeAt: now, signed: await signer.sign(list) };
    }
    setHeader('cache-control', 'public, max-age=20');
    return { signed: kept.signed };
  });
}
