import { listVoidReceipts, type VoidList } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { countVoids, voidFingerprints } from '../data/void-receipts.repository.ts';
import type { ReceiptSigner } from '../receipt-signer.ts';

interface VoidListDeps {
  readonly db: Database;
  readonly signer: ReceiptSigner;
  readonly clock: Clock;
}

/** Nobody checks with a list that is older than this while there is a network. */
const freshMs = 5 * 60_000;

/** Made when there is a new void, and anew every few minutes for its date; signed once for all who ask. */
export function listVoidReceiptsRoute(app: FastifyInstance, { db, signer, clock }: VoidListDeps): void {
  let kept: { readonly count: number; readonly madeAt: number; readonly signed: string } | undefined;

  serve(app, listVoidReceipts, async (_request, { setHeader }) => {
    const now = clock.now().getTime();
    const count = await countVoids(db);
    if (!kept || kept.count !== count || now - kept.madeAt > freshMs) {
      const list: VoidList = { v: 1, k: 'void-receipts', d: Math.floor(now / 1000), h: await voidFingerprints(db) };
      kept = { count, madeAt: now, signed: await signer.sign(list) };
    }
    setHeader('cache-control', 'public, max-age=60');
    return { signed: kept.signed };
  });
}
