import type { World } from '../world.ts';
import { describeCode, isApproved } from './response-codes.ts';
import { type Transaction, transactionLifeMs } from './transaction.ts';
import { sendWebhook } from './webhook.ts';

export type NewTransaction = Pick<
  Transaction,
  'reference' | 'payItemId' | 'amountKobo' | 'customer' | 'redirectUrl' | 'hostOrigin'
>;

export function findTransaction({ state }: World, reference: string): Transaction | undefined {
  return state.interswitch.transactions.find((transaction) => transaction.reference === reference);
}

export function findCheckout({ state }: World, checkoutId: string): Transaction | undefined {
  return state.interswitch.transactions.find((transaction) => transaction.checkoutId === checkoutId);
}

export function openTransaction(world: World, details: NewTransaction): Transaction {
  const transaction: Transaction = {
    ...details,
    checkoutId: world.sequence.hex(24),
    paymentId: Number(world.sequence.digits(9)),
    retrievalReference: `000${world.sequence.digits(9)}`,
    createdAt: world.clock.now().toISOString(),
    responseCode: 'Z0',
    channel: 'WEB',
    paidKobo: 0n,
    cardNumber: '',
    completedAt: null,
  };
  world.state.interswitch.transactions.push(transaction);
  const { reference, amountKobo } = transaction;
  world.journal.write('interswitch.initiated', { reference, amountKobo });
  sendWebhook(world, transaction, 'TRANSACTION.CREATED');
  world.clock.after(transactionLifeMs, () => timeOut(world, transaction));
  return transaction;
}

/** Thirty minutes are over: the code it has now is its last. */
function timeOut(world: World, transaction: Transaction): void {
  const { reference, responseCode } = transaction;
  if (isApproved(responseCode) || responseCode === 'Z6' || findTransaction(world, reference) !== transaction) return;
  transaction.responseCode = currentCode(world, transaction);
  world.journal.write('interswitch.timed-out', { reference, code: transaction.responseCode });
  sendWebhook(world, transaction, 'TRANSACTION.COMPLETED');
}

/** The code that a question is answered with now: an unpaid purchase times out by itself. */
export function currentCode({ clock }: World, { responseCode, createdAt }: Transaction): string {
  const isOpen = responseCode === 'Z0' || responseCode === '09';
  const age = clock.now().getTime() - new Date(createdAt).getTime();
  return isOpen && age >= transactionLifeMs ? 'XS1' : responseCode;
}

/** Why this purchase takes no money now, in words for the payer; undefined when it does. */
export function whyClosed(world: World, transaction: Transaction): string | undefined {
  if (isApproved(transaction.responseCode)) return 'This transaction has already been paid.';
  const age = world.clock.now().getTime() - new Date(transaction.createdAt).getTime();
  return age >= transactionLifeMs ? 'This transaction has timed out.' : undefined;
}

/** Money has arrived: all of it (00) or a part (10). */
export function receivePayment(
  world: World,
  transaction: Transaction,
  {
    channel,
    paidKobo = transaction.amountKobo,
    cardNumber = '',
  }: { channel: string; paidKobo?: bigint | undefined; cardNumber?: string },
): void {
  Object.assign(transaction, {
    responseCode: paidKobo < transaction.amountKobo ? '10' : '00',
    channel,
    paidKobo,
    cardNumber,
    completedAt: world.clock.now().toISOString(),
  });
  world.journal.write('payment.received', {
    provider: 'interswitch',
    payment: String(transaction.paymentId),
    reference: transaction.reference,
    channel,
    amountKobo: paidKobo,
    expectedKobo: transaction.amountKobo,
  });
  sendWebhook(world, transaction, 'TRANSACTION.COMPLETED');
}

/** No money this time. The payer may try again until the time is up. */
export function refusePayment(world: World, transaction: Transaction, code: string): void {
  transaction.responseCode = code;
  const { reference } = transaction;
  world.journal.write('payment.declined', { provider: 'interswitch', reference, code, reason: describeCode(code) });
  sendWebhook(world, transaction, code === 'Z6' ? 'TRANSACTION.COMPLETED' : 'TRANSACTION.UPDATED');
}
