import { lagosDateTime } from '../lagos-time.ts';
import { nairaOfKobo } from '../naira.ts';
import type { World } from '../world.ts';

/** The provider's own list of money received, as a merchant downloads it at the end of the day. */
export function settlementCsv({ state }: World): string {
  const remita = state.remita.invoices.flatMap((invoice) =>
    invoice.payments.map((payment) => [
      'remita',
      payment.rrr,
      invoice.orderId,
      payment.id,
      payment.channel ?? '',
      nairaOfKobo(payment.paidKobo),
      lagosDateTime(new Date(payment.paidAt)),
    ]),
  );
  const interswitch = state.interswitch.transactions
    .filter(({ paidKobo }) => paidKobo > 0n)
    .map((transaction) => [
      'interswitch',
      transaction.retrievalReference,
      transaction.reference,
      String(transaction.paymentId),
      transaction.channel,
      nairaOfKobo(transaction.paidKobo),
      lagosDateTime(new Date(transaction.completedAt ?? transaction.createdAt)),
    ]);
  const header = ['provider', 'reference', 'merchantReference', 'paymentId', 'channel', 'amount', 'paidAt'];
  return [header, ...remita, ...interswitch].map((row) => `${row.map(csvField).join(',')}\r\n`).join('');
}

function csvField(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
