import { createHash } from 'node:crypto';
import { getKeysBoard } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { ReceiptKeys } from '../../../platform/keys/receipt-keys.ts';

export interface KeysRouteDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly receiptKeys: ReceiptKeys;
  readonly demonstration: boolean;
}

interface SeenRow {
  readonly kid: string;
  readonly since: Date;
  readonly lastStartedAt: Date;
}

export function keysRoute(app: FastifyInstance, { db, clock, receiptKeys, demonstration }: KeysRouteDeps): void {
  serve(app, getKeysBoard, async () => {
    const { rows } = await db.$client.query<SeenRow>(
      'select kid, since, last_started_at as "lastStartedAt" from receipt_keys_seen',
    );
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
  await db.$client.query(
    `insert into receipt_keys_seen (kid) values ($1) on conflict (kid) do update set last_started_at = clock_timestamp()`,
    [active.kid],
  );
}
