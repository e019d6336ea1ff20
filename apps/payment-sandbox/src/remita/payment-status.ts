import type { Answer } from '../answer.ts';
import { lagosDate, lagosTwelveHour } from '../lagos-time.ts';
import { nairaNumber } from '../naira.ts';
import type { World } from '../world.ts';
import { isOutside } from './channels.ts';
import { judgeAuthorization, type Refusal, remitaHash, sameHash } from './credentials.ts';
import type { Invoice } from './invoice.ts';
import { findInvoice, findInvoiceByOrder } from './invoices.ts';
import { wrap } from './wrapper.ts';

export interface StatusQuestion {
  readonly merchantId: string;
  readonly reference: string;
  readonly hash: string;
  readonly authorization: string | undefined;
  readonly by: 'rrr' | 'order';
  /** The legacy alias takes the hash in the path alone. */
  readonly legacy: boolean;
}

export function paymentStatus(world: World, question: StatusQuestion): Answer {
  const { by, reference } = question;
  const invoice = by === 'rrr' ? findInvoice(world, reference) : findInvoiceByOrder(world, reference);
  const refusal = judgeQuestion(world, question) ?? (invoice ? undefined : unknown(by));
  const [code, message] = refusal ? [refusal.code, refusal.message] : statusOf(invoice as Invoice);
  world.journal.write('remita.status.asked', { by, reference, code });
  const members =
    refusal || !invoice
      ? [
          `"RRR":${JSON.stringify(by === 'rrr' ? reference : '')},"orderId":${JSON.stringify(by === 'order' ? reference : '')}`,
        ]
      : invoiceMembers(invoice);
  const body = `{${members.join(',')},"message":${JSON.stringify(message)}${dates(refusal ? undefined : invoice)},"status":"${code}"}`;
  return { body: wrap(body, world.variants.statusWrapper) };
}

function judgeQuestion({ config: { remita } }: World, question: StatusQuestion): Refusal | undefined {
  const { merchantId, reference, hash, authorization, legacy } = question;
  const expected = remitaHash.reference(remita, reference);
  if (!(legacy && authorization === undefined)) {
    const refusal = judgeAuthorization(remita, authorization, expected);
    if (refusal) return refusal;
  }
  if (merchantId !== remita.merchantId) return { code: '023', message: 'Service type or Merchant Does not Exist' };
  return sameHash(hash, expected) ? undefined : { code: '013', message: 'Invalid Hash' };
}

function unknown(by: StatusQuestion['by']): Refusal {
  return by === 'rrr' ? { code: '022', message: 'Invalid RRR' } : { code: '026', message: 'Invalid Order Ref' };
}

/** Code and words. Remita has two codes for money received: 00 for what went through its own pages, 01 for the rest. */
function statusOf({ state, payments }: Invoice): readonly [code: string, message: string] {
  switch (state) {
    case 'paid':
      return isOutside(payments.at(-1)?.channel ?? null) ? ['01', 'Approved'] : ['00', 'Successful'];
    case 'declined':
      return ['02', 'Transaction Failed'];
    case 'aborted':
    case 'cancelled':
      return ['012', 'User Aborted Transaction'];
    case 'pending':
      return ['021', 'Transaction Pending'];
  }
}

function invoiceMembers({ rrr, orderId, amountKobo, payments }: Invoice): string[] {
  return [
    `"amount":${nairaNumber(payments[0]?.paidKobo ?? amountKobo)}`,
    `"RRR":"${rrr}"`,
    `"orderId":${JSON.stringify(orderId)}`,
  ];
}

function dates(invoice: Invoice | undefined): string {
  if (!invoice) return '';
  const [payment] = invoice.payments;
  const paymentDate = payment ? `,"paymentDate":"${lagosTwelveHour(new Date(payment.paidAt))}"` : '';
  return `${paymentDate},"transactiontime":"${lagosDate(new Date(invoice.createdAt))} 12:00:00 AM"`;
}
