import type { ReadReceiptDelay } from '@portal/contracts';
import { Gauge } from 'prom-client';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Metrics } from '../../../platform/metrics/metrics.ts';

/** Older figures are read anew; whoever asks meanwhile shares one answer. */
const freshMs = 30_000;
const figure = 'receipt_delay_p95_seconds';

export interface ReceiptDelayDeps {
  readonly read: () => Promise<ReadReceiptDelay>;
  readonly clock: Clock;
  readonly metrics?: Metrics | undefined;
}

/** How long receipts take at present: for the page of the service's state, and for whoever is on call. */
export function createReceiptDelay({ read, clock, metrics }: ReceiptDelayDeps): () => Promise<ReadReceiptDelay> {
  let kept: { readonly at: number; readonly answer: Promise<ReadReceiptDelay> } | undefined;

  function delay(): Promise<ReadReceiptDelay> {
    const at = clock.now().getTime();
    if (kept && at - kept.at < freshMs) return kept.answer;
    const answer = read();
    kept = { at, answer };
    // A failure is nobody's figure.
    answer.catch(() => {
      if (kept?.answer === answer) kept = undefined;
    });
    return answer;
  }

  if (metrics && !metrics.getSingleMetric(figure)) {
    new Gauge({
      name: figure,
      help: 'Seconds from the moment a provider took the money to the receipt, of 95 in a hundred payments of the last quarter of an hour; 0 without any',
      registers: [metrics],
      async collect() {
        const found = await delay().catch(() => undefined);
        // Without a database there is no figure, and the others are still shown.
        if (found) this.set(found.p95Seconds ?? 0);
        else this.reset();
      },
    });
  }
  return delay;
}
