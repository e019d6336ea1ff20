import { createHash } from 'node:crypto';
import { getKeysBoard } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { serve } from '../../../../platform/http/serve.ts';
import type { ReceiptKeys } from '../../../../platform/keys/receipt-keys.ts';
import { listSeenKeys, noteSeenKey } from '../data/receipt-keys-seen.repository.ts';

export interface KeysRouteDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly receiptKeys: ReceiptKeys;
  readonly demonstration: boolean;
}

export function keysRoute(app: FastifyInstance, { db, clock, receiptKeys, demonstration }: KeysRouteDeps): void {
  serve(app, getKeysBoard, async () => {
    const rows = await listSeenKeys(db);
    return {
      receiptKeys: receiptKeys.all.map(({ kid, publicKey }) => {
        const seen = rows.find((row) => row.kid === kid);
        return {
          kid,
          isActive: kid === receiptKeys.active.kid,
          since: seen?.since.toISOString() ?? null,
          lastStartedAt: seen?.lastStartedAt.toISOString() ?? null,
          fingerprint: createHash('sha256')
            .update(publicKey.export({ format: 'der', type: 'spki' }))
            .digest('hex'),
        };
      }),
      isDemonstration: demonstration,
      asOf: clock.now().toISOString(),
    };
  });
}

/** Each start says with which key it signs. */
export async function noteReceiptKey(db: Database, { active }: ReceiptKeys): Promise<void> {
  await noteSeenKey(db, active.kid);
}
