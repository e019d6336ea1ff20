import type { World } from '../world.ts';

/** What Remita calls an invoice: something to be paid under a Remita Retrieval Reference. */
export interface Invoice {
  readonly rrr: string;
  readonly orderId: string;
  readonly serviceTypeId: string;
  /** As the merchant wrote it, in naira. */
  readonly amount: string;
  readonly amountKobo: bigint;
  readonly payerName: string;
  readonly payerEmail: string;
  readonly payerPhone: string;
  readonly description: string;
  readonly customFields: readonly CustomField[];
  readonly createdAt: string;
  /** ISO 8601; null when the merchant set no end. */
  readonly expiresAt: string | null;
  state: 'pending' | 'declined' | 'aborted' | 'paid' | 'cancelled';
  /** More than one when the payer paid twice. */
  readonly payments: Payment[];
}

export interface CustomField {
  readonly name: string;
  readonly value: string;
}

export interface Payment {
  readonly id: string;
  readonly rrr: string;
  readonly channel: string | null;
  readonly paidKobo: bigint;
  readonly paidAt: string;
}

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

export function isExpired(world: World, invoice: Invoice): boolean {
  return invoice.expiresAt !== null && world.clock.now().toISOString() > invoice.expiresAt;
}

/** Why this invoice takes no payment now, in words for the payer; undefined when it does. */
export function whyNotPayable(world: World, invoice: Invoice): string | undefined {
  if (invoice.state === 'paid') return 'This RRR has already been paid.';
  if (invoice.state === 'cancelled') return 'This RRR has been cancelled by the biller.';
  return isExpired(world, invoice) ? 'This RRR has expired.' : undefined;
}
