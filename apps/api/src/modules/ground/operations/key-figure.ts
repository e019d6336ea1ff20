import { receiptKeyDays } from '@portal/contracts';
import { Gauge } from 'prom-client';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { ReceiptKeys } from '../../../platform/keys/receipt-keys.ts';
import type { Metrics } from '../../../platform/metrics/metrics.ts';
import { listSeenKeys } from './data/receipt-keys-seen.repository.ts';

export interface KeyFigureDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly receiptKeys: ReceiptKeys;
}

const name = 'receipt_key_days_left';
const dayMs = 86_400_000;

/** At `/metrics`: days until the key that signs receipts must be exchanged, below zero when that was missed. Read when somebody looks. */
export function serveKeyFigure({ db, clock, metrics, receiptKeys }: KeyFigureDeps): void {
  // A registry takes a name once.
  if (metrics.getSingleMetric(name)) return;
  new Gauge({
    name,
    help: 'Days until the key that signs receipts must be exchanged',
    // With a label there is no line until somebody sets one: an unknown age is not told as one of nothing.
    labelNames: ['key'],
    registers: [metrics],
    async collect() {
      const seen = await listSeenKeys(db).catch(() => []);
      const since = seen.find(({ kid }) => kid === receiptKeys.active.kid)?.since;
      this.reset();
      if (!since) return;
      const daysOld = (clock.now().getTime() - since.getTime()) / dayMs;
      this.set({ key: 'receipts' }, Math.floor(receiptKeyDays - daysOld));
    },
  });
}
