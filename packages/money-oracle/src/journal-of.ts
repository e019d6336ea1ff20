import type { Movement } from './differences.ts';

const kinds: Readonly<Record<string, Movement['kind']>> = {
  'payment.received': 'taken',
  'payment.returned': 'returned',
  'refund.made': 'returned',
};

/** The movements of money in the payment sandbox's journal (`GET /__sandbox/journal`), whose amounts are texts of kobo. */
export function journalOf(entries: readonly Readonly<Record<string, unknown>>[]): readonly Movement[] {
  return entries.flatMap(({ kind, provider, rrr, reference, amountKobo }) => {
    const moved = kinds[String(kind)];
    return moved
      ? [
          {
            kind: moved,
            provider: String(provider),
            reference: String(rrr ?? reference),
            amountKobo: Number(amountKobo),
          },
        ]
      : [];
  });
}
