import { createHmac } from 'node:crypto';
import type { World } from '../world.ts';
import type { PosPayment } from './pos-payment.ts';

export interface Answered {
  readonly status: number;
  readonly body: string;
}

/** Sends something to the portal, signed over its bytes. `secret` is another one where a forger speaks. */
export async function sendToPortal(
  { config: { pos } }: World,
  path: string,
  content: object,
  secret: string = pos.secret,
): Promise<Answered> {
  const body = JSON.stringify(content);
  const signature = createHmac('sha512', secret).update(body).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-pos-signature': signature };
  const answer = await fetch(`${pos.portalUrl}${path}`, { method: 'POST', headers, body });
  return { status: answer.status, body: await answer.text() };
}

/** Money is taken: it is in the journal, whether anybody is told or not. */
export function takeMoney(
  world: World,
  given: Pick<PosPayment, 'merchantReference' | 'serial' | 'amountKobo' | 'channel' | 'isOffline'>,
): PosPayment {
  const { payments } = world.state.pos;
  const payment: PosPayment = {
    ...given,
    retrievalReference: world.sequence.hex(12),
    number: payments.filter(({ serial }) => serial === given.serial).length + 1,
    paidAt: world.clock.now().toISOString(),
  };
  payments.push(payment);
  const { merchantReference: reference, channel, amountKobo, serial } = payment;
  world.journal.write('payment.received', { provider: 'pos', reference, channel, amountKobo, serial });
  return payment;
}

/** A wake-up: the portal asks what became of it. */
export function notice(
  world: World,
  { merchantReference, amountKobo, channel, retrievalReference }: PosPayment,
  secret?: string,
) {
  const content = { merchantReference, responseCode: '00', amount: Number(amountKobo), channel, retrievalReference };
  return sendToPortal(world, '/payments/notifications/pos', content, secret);
}

export function transactionAnswer({ state, journal }: World, merchantReference: string): string {
  const known = state.pos.payments.find(
    (payment) => payment.merchantReference === merchantReference && !payment.isOffline,
  );
  journal.write('pos.transaction.asked', { reference: merchantReference, code: known ? '00' : '25' });
  if (!known) return JSON.stringify({ merchantReference, responseCode: '25', currency: '566', environment: 'SANDBOX' });
  const { amountKobo, channel, serial, retrievalReference, paidAt } = known;
  return JSON.stringify({
    ...{ merchantReference, responseCode: '00', amount: Number(amountKobo), currency: '566', environment: 'SANDBOX' },
    ...{ channel, terminalSerial: serial, retrievalReference, paidAt },
  });
}

/** The file of a day in Lagos; a payment that came late stands in the file of the day on which it was made. */
export function fileOf({ state }: World, day: string): string {
  const lines = paidOn(state.pos.payments, day)
    .filter(({ isOffline }) => !isOffline)
    .map(({ serial, merchantReference, amountKobo, channel, paidAt }) =>
      [serial, merchantReference, amountKobo, channel, paidAt].join(','),
    );
  return ['serial,merchantReference,amountKobo,channel,paidAt', ...lines, ''].join('\n');
}

export function batchOf({ state }: World, serial: string, day: string, leavesOut: readonly string[]) {
  const lines = paidOn(state.pos.payments, day)
    .filter((payment) => payment.serial === serial && !leavesOut.includes(payment.merchantReference))
    .map(({ merchantReference: orderId, amountKobo, channel, paidAt, number }) => ({
      ...{ orderId, amountKobo: Number(amountKobo), channel: channel.toLowerCase(), paidAt, number },
    }));
  return { serial, day, lines };
}

const lagosMs = 3_600_000;

function paidOn(payments: readonly PosPayment[], day: string): readonly PosPayment[] {
  return payments.filter(({ paidAt }) => new Date(Date.parse(paidAt) + lagosMs).toISOString().slice(0, 10) === day);
}
