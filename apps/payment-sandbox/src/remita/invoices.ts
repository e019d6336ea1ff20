import type { World } from '../world.ts';
import type { Invoice } from './invoice.ts';

export type NewInvoice = Omit<Invoice, 'rrr' | 'createdAt' | 'state' | 'payments'>;

export function findInvoice({ state }: World, rrr: string): Invoice | undefined {
  return state.remita.invoices.find((invoice) => invoice.rrr === rrr);
}

export function findInvoiceByOrder({ state }: World, orderId: string): Invoice | undefined {
  return state.remita.invoices.find((invoice) => invoice.orderId === orderId);
}

export function issueInvoice(world: World, details: NewInvoice): Invoice {
  let rrr = world.sequence.digits(12);
  while (findInvoice(world, rrr)) rrr = world.sequence.digits(12);
  const invoice: Invoice = {
    ...details,
    rrr,
    createdAt: world.clock.now().toISOString(),
    state: 'pending',
    payments: [],
  };
  world.state.remita.invoices.push(invoice);
  world.journal.write('remita.initiated', {
    rrr,
    orderId: invoice.orderId,
    amount: invoice.amount,
    amountKobo: invoice.amountKobo,
    expiresAt: invoice.expiresAt,
  });
  return invoice;
}

function isExpired(world: World, invoice: Invoice): boolean {
  return invoice.expiresAt !== null && world.clock.now().toISOString() > invoice.expiresAt;
}

/** Why this invoice takes no payment now, in words for the payer; undefined when it does. */
export function whyNotPayable(world: World, invoice: Invoice): string | undefined {
  if (invoice.state === 'paid') return 'This RRR has already been paid.';
  if (invoice.state === 'cancelled') return 'This RRR has been cancelled by the biller.';
  return isExpired(world, invoice) ? 'This RRR has expired.' : undefined;
}
