import { randomUUID } from 'node:crypto';
import type { TerminalClose } from '@portal/contracts';
import { expect, it } from 'vitest';
import { createTerminalPayments } from './modules/money/payments/index.ts';
import { expectBooksAgree } from './modules/money/payments/testing/expect-books-agree.ts';
import { startPayments } from './modules/money/payments/testing/payments-test-app.ts';
import { readTerminalFiles } from './modules/work/terminals/application/read-terminal-files.ts';
import { terminalsModule } from './modules/work/terminals/index.ts';
import { addDays, dayOf } from './platform/clock/lagos-day.ts';
import { createLogger } from './platform/logging/create-logger.ts';
import { expectMoneyInvariants } from './testing/expect-money-invariants.ts';
import { givenBill } from './testing/given.ts';
import { givenUser } from './testing/given-user.ts';
import { startModule } from './testing/module-app.ts';
import { scriptNetwork, signedByNetwork } from './testing/scripted-network.ts';
import { createTestDatabase } from './testing/test-database.ts';

const { db } = await createTestDatabase({ max: 10 });
const payments = await startPayments(db);
const network = scriptNetwork(payments.far);
const deps = {
  ...{ db, clock: payments.clock, log: createLogger({ level: 'silent' }), providers: payments.deps.providers },
  ...{ terminalPayments: createTerminalPayments(payments.deps), posWebhookSecret: 'possec_local' },
  ...{ serviceName: 'Kaduna State Internal Revenue Service', portalOrigin: 'https://pay.example.gov.ng' },
};
const { call, staffMember, audited } = await startModule(db, new Date().toISOString(), (http) =>
  terminalsModule(http, deps),
);
const [chief, deputy, admin] = [
  await staffMember('SuperAdmin'),
  await staffMember('SuperAdmin'),
  await staffMember('Admin'),
];
const agent = await givenUser(db, { roles: ['Agent'] });
const agentTpui = (await db.$client.query<{ tpui: string }>('select tpui from users where id = $1', [agent])).rows[0]
  ?.tpui;
const home = { latitude: 10.5222, longitude: 7.4383 };
const away = { latitude: 10.5422, longitude: 7.4383 };
const limits = { paymentLimitKobo: 10_000_000, dayLimitKobo: 100_000_000 };

async function registered() {
  const serial = `PAX-${randomUUID().slice(0, 8).toUpperCase()}`;
  const answer = await call('POST', '/terminals', { as: chief, body: { serial, bankCode: '044' } });
  return { serial, id: answer.json<{ id: string }>().id };
}
const propose = (id: string, changes: object = {}) =>
  call('POST', `/terminals/${id}/changes`, {
    as: chief,
    body: {
      agentTpui,
      place: '4 Zaria Road, Kaduna',
      ...home,
      ...limits,
      reason: 'The agent opens a shop',
      ...changes,
    },
  });
const decide = (id: string, changeId: string, as: string, verdict = 'approved') =>
  call('POST', `/terminals/${id}/verdicts`, { as, body: { changeId, verdict, reason: 'Seen by me as well' } });
async function deployed(changes: object = {}) {
  const terminal = await registered();
  const { id: changeId } = (await propose(terminal.id, changes)).json<{ id: string }>();
  expect((await decide(terminal.id, changeId, deputy)).statusCode).toBe(200);
  return terminal;
}
const stateOf = async (id: string) =>
  (await db.$client.query<{ state: string }>('select state from terminals where id = $1', [id])).rows[0]?.state;
function send(path: string, content: object, secret?: string) {
  const headers = signedByNetwork(JSON.stringify(content), secret);
  return call('POST', `/terminals/network/${path}`, { body: content, headers });
}
const lookUp = (serial: string, reference: string, at = home) => send('look-ups', { serial, reference, ...at });
function notify(orderId: string, secret?: string) {
  const body = JSON.stringify({
    merchantReference: orderId,
    responseCode: '00',
    amount: 1,
    retrievalReference: `R${orderId.slice(0, 10)}`,
  });
  const headers = signedByNetwork(body, secret);
  return payments.app.inject({ method: 'POST', url: '/api/v1/payments/notifications/pos', payload: body, headers });
}
const standing = async (orderId: string) =>
  (
    await db.$client.query<{ state: string; payments: number; receipts: number }>(
      `select i.state, (select count(*)::int from payments p where p.intent_id = i.id) as payments,
         (select count(*)::int from receipts r join payments p on p.id = r.payment_id where p.intent_id = i.id) as receipts
       from payment_intents i where i.order_id = $1`,
      [orderId],
    )
  ).rows[0];
async function begun(serial: string) {
  const bill = await givenBill(db);
  const found = (await lookUp(serial, bill.reference)).json<{ merchantReference: string; amount: number }>();
  return { bill, orderId: found.merchantReference, amountKobo: found.amount };
}
async function closeOf(id: string, day: string): Promise<TerminalClose> {
  return (await call('GET', `/terminals/${id}/closes/${day}`, { as: chief })).json<{ close: TerminalClose }>().close;
}

it('notes whose terminal began a payment, for what an agent earns of it', async () => {
  const { serial } = await deployed();
  const { orderId } = await begun(serial);
  const { rows } = await db.$client.query(
    'select a.agent_tpui as tpui, a.way from payment_agents a join payment_intents i on i.id = a.intent_id where i.order_id = $1',
    [orderId],
  );
  expect(rows).toEqual([{ tpui: agentTpui, way: 'terminal' }]);
});

it('takes money only after two persons, and never of one that decides alone', async () => {
  const { id, serial } = await registered();
  expect((await call('POST', '/terminals', { as: chief, body: { serial, bankCode: '044' } })).statusCode).toBe(409);
  const bill = await givenBill(db);
  expect((await lookUp(serial, bill.reference)).statusCode).toBe(409);
  const { id: changeId } = (await propose(id)).json<{ id: string }>();
  expect((await propose(id)).json()).toMatchObject({ code: 'terminal.change-waits' });
  expect((await decide(id, changeId, chief)).json()).toMatchObject({ code: 'terminal.own-change' });
  expect(await stateOf(id)).toBe('in-stock');
  expect((await decide(id, changeId, deputy)).statusCode).toBe(200);
  expect(await stateOf(id)).toBe('deployed');
  expect((await lookUp(serial, bill.reference)).statusCode).toBe(200);
  const alone = { as: deputy, body: { to: 'blocked', reason: 'A complaint came in' } };
  expect((await call('POST', `/terminals/${id}/steps`, alone)).statusCode).toBe(200);
  expect((await call('POST', `/terminals/${id}/steps`, alone)).json()).toMatchObject({ code: 'terminal.no-such-step' });
  expect((await audited(`terminal:${id}`)).map(({ action }) => action)).toEqual(
    ['added', 'change-proposed', 'change-approved', 'stepped'].map((what) => `terminal.${what}`),
  );
});

it('is guarded by the database as well: no right and no step without the change of two persons', async () => {
  const { id } = await registered();
  const by = (text: string) => db.$client.query(text, [id]);
  await expect(by(`update terminals set day_limit_kobo = 200000000 where id = $1`)).rejects.toMatchObject({
    constraint: 'terminals_two_persons',
  });
  await expect(by(`update terminals set state = 'moved' where id = $1`)).rejects.toMatchObject({
    constraint: 'terminals_legal_steps',
  });
  const { id: changeId } = (await propose(id)).json<{ id: string }>();
  await expect(
    db.$client.query(`select enact_terminal_change($1, 'approved', $2)`, [changeId, chief]),
  ).rejects.toMatchObject({ constraint: 'terminal_changes_two_persons_check' });
});

it('answers 401, 403 and 422 where it should, and changes nothing', async () => {
  const { id } = await registered();
  expect((await call('GET', '/terminals')).statusCode).toBe(401);
  expect((await call('GET', '/terminals', { as: admin })).statusCode).toBe(403);
  expect((await propose(id, { dayLimitKobo: 200_000_000 })).statusCode).toBe(422);
  expect((await propose(id, { agentTpui: 'KD-0000-0000-00' })).statusCode).toBe(422);
  expect((await propose(id, { latitude: 51.5 })).statusCode).toBe(422);
  expect((await call('POST', '/terminals', { as: chief, body: { serial: '?', bankCode: '044' } })).statusCode).toBe(
    422,
  );
  expect((await send('look-ups', { serial: 'A' })).statusCode).toBe(422);
  expect((await send('look-ups', { serial: 'PAX-1' }, 'another secret')).statusCode).toBe(401);
  expect(await stateOf(id)).toBe('in-stock');
});

it('books a payment once: ahead of the network, twice, and never for a forged notice', async () => {
  const { serial } = await deployed();
  const { bill, orderId, amountKobo } = await begun(serial);
  // The notice is ahead of the network.
  expect((await notify(orderId)).statusCode).toBe(200);
  await payments.sweepAfter(60);
  expect(await standing(orderId)).toMatchObject({ state: 'AWAITING_PAYMENT', payments: 0 });
  expect((await notify(orderId, 'somebody else')).statusCode).toBe(401);

  network.take(orderId, { serial, amountKobo, channel: 'CARD', paidAt: payments.clock.now().toISOString() });
  expect((await notify(orderId)).statusCode).toBe(200);
  expect((await notify(orderId)).statusCode).toBe(200);
  await payments.sweepAfter(60);
  await payments.sweepAfter(60);
  expect(await standing(orderId)).toEqual({ state: 'CONFIRMED', payments: 1, receipts: 1 });
  expect((await lookUp(serial, bill.reference)).json()).toMatchObject({ code: 'bill.already-paid' });
  const slip = await send('receipts', { serial, orderId });
  expect(slip.body).toContain(bill.reference);
  expect(slip.body.split('\n').every((line) => line.length <= 32)).toBe(true);
  await expectMoneyInvariants(db);
  await expectBooksAgree(db, network, { provider: 'pos' });
});

it('never books cash, whatever the network calls it', async () => {
  const { serial } = await deployed();
  const { orderId, amountKobo } = await begun(serial);
  network.take(orderId, { serial, amountKobo, channel: 'CASH', paidAt: payments.clock.now().toISOString() });
  await notify(orderId);
  await payments.sweepAfter(60);
  expect(await standing(orderId)).toMatchObject({ state: 'AWAITING_PAYMENT', payments: 0 });
});

it('takes an RRR as well as a bill, and lets no second terminal take the same bill', async () => {
  const [first, second] = [await deployed(), await deployed()];
  const bill = await givenBill(db);
  const session = await payments.openSession({ billReference: bill.reference, provider: 'remita' });
  const { rrr } = session.json<{ rrr: string }>();
  expect((await lookUp(first.serial, rrr)).json()).toMatchObject({ billReference: bill.reference });
  expect((await lookUp(second.serial, rrr)).json()).toMatchObject({ code: 'bill.payment-pending' });
});

it('is asked about when it is away, and stopped the third time; an answer begins the count anew', async () => {
  const { id, serial } = await deployed();
  const bill = await givenBill(db);
  expect((await lookUp(serial, bill.reference, away)).statusCode).toBe(200);
  expect((await lookUp(serial, bill.reference, away)).statusCode).toBe(200);
  const answer = { as: chief, body: { reason: 'A market day at the river' } };
  expect((await call('POST', `/terminals/${id}/answers`, answer)).statusCode).toBe(200);
  for (const status of [200, 200, 409]) expect((await lookUp(serial, bill.reference, away)).statusCode).toBe(status);
  expect(await stateOf(id)).toBe('moved');
  expect((await lookUp(serial, bill.reference)).json()).toMatchObject({ code: 'terminal.not-deployed' });
  // Two persons enter its new place.
  const { id: changeId } = (await propose(id, away)).json<{ id: string }>();
  expect((await decide(id, changeId, deputy)).statusCode).toBe(200);
  expect((await lookUp(serial, bill.reference, away)).statusCode).toBe(200);
});

it('takes no more than its limits, and is blocked when it goes on', async () => {
  const bill = await givenBill(db);
  const small = await deployed({ paymentLimitKobo: 100, dayLimitKobo: 1_000 });
  expect((await lookUp(small.serial, bill.reference)).json()).toMatchObject({ code: 'terminal.above-limit' });
  expect(await stateOf(small.id)).toBe('deployed');
  const { id, serial } = await deployed();
  const { amountKobo } = await begun(serial);
  const tight = await deployed({ paymentLimitKobo: amountKobo, dayLimitKobo: amountKobo });
  await begun(tight.serial);
  for (let time = 0; time < 3; time += 1)
    expect((await lookUp(tight.serial, bill.reference)).json()).toMatchObject({ code: 'terminal.above-limit' });
  expect([await stateOf(tight.id), await stateOf(id)]).toEqual(['blocked', 'deployed']);
});

it('closes a day that agrees, and one that reports less than its file by two persons', async () => {
  const { id, serial } = await deployed();
  const day = dayOf(payments.clock.now());
  const at = payments.clock.now().toISOString();
  const [one, two] = [await begun(serial), await begun(serial)];
  for (const { orderId, amountKobo } of [one, two]) {
    network.take(orderId, { serial, amountKobo, channel: 'CARD', paidAt: at });
    await notify(orderId);
  }
  await payments.sweepAfter(60);
  const line = { orderId: one.orderId, amountKobo: one.amountKobo, channel: 'card', paidAt: at, number: 447 };
  expect((await send('batches', { serial, day, lines: [line] })).statusCode).toBe(200);
  expect((await send('batches', { serial, day, lines: [line] })).statusCode).toBe(200);
  payments.clock.time = new Date(payments.clock.time.getTime() + 24 * 3_600_000);
  await readTerminalFiles(deps);
  expect(await closeOf(id, day)).toMatchObject({
    ...{ state: 'differs', differing: 1, batch: { count: 1 }, file: { count: 2 }, receipts: { count: 2 } },
  });
  const path = `/terminals/${id}/closes/${day}`;
  const proposal = { finding: 'slip-lost', reason: 'The counter jumps over one number' };
  const fee = await call('POST', `${path}/proposals`, { as: chief, body: { ...proposal, finding: 'fee' } });
  expect(fee.json()).toMatchObject({ code: 'terminal.fee-too-large' });
  expect((await call('POST', `${path}/proposals`, { as: chief, body: proposal })).statusCode).toBe(200);
  const verdict = { verdict: 'approve', reason: 'Seen by me as well' };
  expect((await call('POST', `${path}/verdicts`, { as: chief, body: verdict })).json()).toMatchObject({
    code: 'terminal.own-change',
  });
  expect((await call('POST', `${path}/verdicts`, { as: deputy, body: verdict })).statusCode).toBe(200);
  await readTerminalFiles(deps);
  expect(await closeOf(id, day)).toMatchObject({ state: 'closed', finding: 'slip-lost' });
  // The lost slip turns up: the figures are others, and the day agrees by itself.
  const late = { orderId: two.orderId, amountKobo: two.amountKobo, channel: 'card', paidAt: at, number: 448 };
  expect((await send('batches', { serial, day, lines: [line, late] })).statusCode).toBe(200);
  expect(await closeOf(id, day)).toMatchObject({ state: 'agrees', differing: 0, finding: null });
});

it('finds by the file what a terminal took offline before midnight, and counts it on the day it was paid', async () => {
  const { id, serial } = await deployed();
  const { orderId, amountKobo } = await begun(serial);
  const day = dayOf(payments.clock.now());
  // The clock of the database judges what is plausible: it was paid a moment ago, and the next day is a day of ours alone.
  network.take(orderId, { serial, amountKobo, channel: 'TRANSFER', paidAt: new Date().toISOString() }, false);
  payments.clock.time = new Date(payments.clock.time.getTime() + 24 * 3_600_000);
  await readTerminalFiles(deps);
  await payments.sweepAfter(1);
  expect(await standing(orderId)).toMatchObject({ payments: 0 });
  network.comesOnline(orderId);
  await readTerminalFiles(deps);
  await payments.sweepAfter(1);
  expect(await standing(orderId)).toEqual({ state: 'CONFIRMED', payments: 1, receipts: 1 });
  await readTerminalFiles(deps);
  const close = await closeOf(id, dayOf(new Date()));
  expect(close).toMatchObject({ file: { kobo: amountKobo }, receipts: { kobo: amountKobo } });
  expect(addDays(close.day, 0) <= day).toBe(true);
  await expectMoneyInvariants(db);
});

it('gives one receipt when the notice of what was offline comes after the file that found it', async () => {
  payments.clock.time = new Date();
  const { id, serial } = await deployed();
  const { orderId, amountKobo } = await begun(serial);
  const paidAt = new Date();
  network.take(orderId, { serial, amountKobo, channel: 'CARD', paidAt: paidAt.toISOString() }, false);
  const day = dayOf(paidAt);
  payments.clock.time = new Date(payments.clock.time.getTime() + 24 * 3_600_000);
  network.comesOnline(orderId);
  await readTerminalFiles(deps);
  await payments.sweepAfter(1);
  const booked = { state: 'CONFIRMED', payments: 1, receipts: 1 };
  expect(await standing(orderId)).toEqual(booked);
  // The terminal is back, tells what it took, and sends its batch of yesterday, each twice.
  const line = { orderId, amountKobo, channel: 'card', paidAt: paidAt.toISOString(), number: 12 };
  for (const _ of [1, 2]) {
    expect((await notify(orderId)).statusCode).toBe(200);
    expect((await send('batches', { serial, day, lines: [line] })).statusCode).toBe(200);
    await payments.sweepAfter(60);
    await readTerminalFiles(deps);
  }
  expect(await standing(orderId)).toEqual(booked);
  expect(await closeOf(id, day)).toMatchObject({
    ...{ state: 'agrees', differing: 0, batch: { count: 1, kobo: amountKobo } },
    ...{ file: { count: 1, kobo: amountKobo }, receipts: { count: 1, kobo: amountKobo } },
  });
  await expectMoneyInvariants(db);
  await expectBooksAgree(db, network, { provider: 'pos' });
});

it('gives receipts by what the network says, whatever a notice and a batch say; the day differs until two persons close it', async () => {
  payments.clock.time = new Date();
  const { id, serial } = await deployed();
  const { bill, orderId, amountKobo } = await begun(serial);
  const at = payments.clock.now().toISOString();
  const day = dayOf(payments.clock.now());
  network.take(orderId, { serial, amountKobo, channel: 'CARD', paidAt: at });
  // Its notice says one kobo, and its batch half of what was taken.
  expect((await notify(orderId)).statusCode).toBe(200);
  await payments.sweepAfter(60);
  const half = { orderId, amountKobo: Math.floor(amountKobo / 2), channel: 'card', paidAt: at, number: 7 };
  expect((await send('batches', { serial, day, lines: [half] })).statusCode).toBe(200);
  const { rows } = await db.$client.query('select amount_kobo as kobo from receipts where bill_id = $1', [bill.id]);
  expect(rows).toEqual([{ kobo: amountKobo }]);
  payments.clock.time = new Date(payments.clock.time.getTime() + 24 * 3_600_000);
  await readTerminalFiles(deps);
  expect(await closeOf(id, day)).toMatchObject({
    ...{ state: 'differs', differing: 1, file: { kobo: amountKobo }, receipts: { kobo: amountKobo } },
    batch: { kobo: half.amountKobo },
  });
  const path = `/terminals/${id}/closes/${day}`;
  const unexplained = { finding: 'unexplained', reason: 'Its log has another amount than the bank' };
  expect((await call('POST', `${path}/proposals`, { as: chief, body: unexplained })).statusCode).toBe(200);
  const verdict = { verdict: 'approve', reason: 'Seen by me as well' };
  expect((await call('POST', `${path}/verdicts`, { as: deputy, body: verdict })).statusCode).toBe(200);
  expect(await closeOf(id, day)).toMatchObject({ state: 'closed', finding: 'unexplained' });
  // What cannot be explained stops the terminal, and changes no receipt.
  expect(await stateOf(id)).toBe('blocked');
  expect(await standing(orderId)).toEqual({ state: 'CONFIRMED', payments: 1, receipts: 1 });
  await expectMoneyInvariants(db);
});

it('closes the day of a terminal that was stopped because it moved, with what it took before', async () => {
  payments.clock.time = new Date();
  const { id, serial } = await deployed();
  const { orderId, amountKobo } = await begun(serial);
  const at = payments.clock.now().toISOString();
  const day = dayOf(payments.clock.now());
  const bill = await givenBill(db);
  for (const status of [200, 200, 409]) expect((await lookUp(serial, bill.reference, away)).statusCode).toBe(status);
  expect(await stateOf(id)).toBe('moved');
  // The card was taken before it was stopped, and its notice comes after.
  network.take(orderId, { serial, amountKobo, channel: 'CARD', paidAt: at });
  expect((await notify(orderId)).statusCode).toBe(200);
  await payments.sweepAfter(60);
  expect(await standing(orderId)).toEqual({ state: 'CONFIRMED', payments: 1, receipts: 1 });
  const line = { orderId, amountKobo, channel: 'card', paidAt: at, number: 3 };
  expect((await send('batches', { serial, day, lines: [line] })).statusCode).toBe(200);
  payments.clock.time = new Date(payments.clock.time.getTime() + 24 * 3_600_000);
  await readTerminalFiles(deps);
  expect(await closeOf(id, day)).toMatchObject({ state: 'agrees', differing: 0, receipts: { kobo: amountKobo } });
  expect(await stateOf(id)).toBe('moved');
  await expectMoneyInvariants(db);
});
