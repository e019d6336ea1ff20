import type { World } from '../world.ts';
import type { Invoice, Payment } from './invoice.ts';
import { notifyOfPayment } from './notification.ts';

/** Money has arrived for an RRR: writes it down and tells the merchant. */
export function recordPayment(
  world: World,
  invoice: Invoice,
  { channel, paidKobo = invoice.amountKobo }: { channel: string | null; paidKobo?: bigint | undefined },
): Payment {
  const payment: Payment = {
    id: world.sequence.digits(10),
    rrr: invoice.rrr,
    channel,
    paidKobo,
    paidAt: world.clock.now().toISOString(),
  };
  invoice.payments.push(payment);
  invoice.state = 'paid';
  world.journal.write('payment.received', {
    provider: 'remita',
    payment: payment.id,
    rrr: invoice.rrr,
    orderId: invoice.orderId,
    channel,
    amountKobo: paidKobo,
    expectedKobo: invoice.amountKobo,
  });
  notifyOfPayment(world, invoice, payment);
  return payment;
}

/** The money of the latest payment goes back to the payer, as after a dispute: the merchant is not told. */
export function returnPayment(world: World, invoice: Invoice): Payment | undefined {
  const payment = invoice.payments.at(-1);
  if (!payment || invoice.state !== 'paid') return undefined;
  invoice.state = 'declined';
  world.journal.write('payment.returned', {
    provider: 'remita',
    payment: payment.id,
    rrr: invoice.rrr,
    amountKobo: payment.paidKobo,
  });
  return payment;
}

/** A try to pay that brought no money. The RRR stays payable. */
export function recordFailedTry(world: World, invoice: Invoice, channel: string, reason: string): void {
  if (invoice.state !== 'paid' && invoice.state !== 'cancelled') invoice.state = 'declined';
  world.journal.write('payment.declined', { provider: 'remita', rrr: invoice.rrr, channel, reason });
}
