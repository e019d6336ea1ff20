import { afterEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../../platform/logging/create-logger.ts';
import { createMetrics } from '../../../platform/metrics/metrics.ts';
import { expectMoneyInvariants } from '../../../testing/expect-money-invariants.ts';
import { givenBill } from '../../../testing/given.ts';
import { standingOf } from '../../../testing/standing-of.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { startPayments } from './testing/payments-test-app.ts';
import { scriptRemita } from './testing/scripted-remita.ts';

const { db } = await createTestDatabase({ max: 10 });
const lines: { level: string; msg: string; doubt?: string; field?: string }[] = [];
const log = createLogger({ level: 'warn', destination: { write: (line) => void lines.push(JSON.parse(line)) } });
const { openSession, checkStatus, far, sweepAfter, ...payments } = await startPayments(db, { log });
let remita = payments.remita;

afterEach(async () => {
  await expectMoneyInvariants(db);
  far.forget();
  remita = scriptRemita(far);
  lines.length = 0;
});

async function given() {
  const bill = await givenBill(db);
  const session = await openSession({ billReference: bill.reference, provider: 'remita' });
  const { rrr, txRef } = session.json<{ rrr: string; txRef: string }>();
  return { bill, rrr, txRef };
}

describe('a paid answer that is not about what we asked', () => {
  it.each([
    ['another order', '"orderId":"somebody-elses"', 'orderId'],
    ['another merchant', '"merchantId":"1111111"', 'merchant'],
    ['another service type', '"serviceTypeId":"7654321"', 'serviceType'],
    ['another currency', '"currency":"USD"', 'currency'],
    ['another environment', '"environment":"LIVE"', 'environment'],
  ])('(%s) moves nothing, names the field to whoever is on call, and is kept', async (_case, foreign, field) => {
    const { bill, rrr } = await given();
    const said = `{"amount":12500.0,"RRR":"${rrr}",${foreign},"paymentDate":"2026-11-20 09:15:30 AM","status":"01"}`;
    far.answers('/status.reg', said);

    const response = await checkStatus({ gateway: 'remita', rrr });
    await sweepAfter(120);

    expect(response.json()).toEqual({
      responseCode: '09',
      responseDescription: expect.stringContaining('is not clear'),
    });
    expect(await standingOf(db, bill)).toMatchObject({
      status: 'unpaid',
      receipts: 0,
      states: ['AWAITING_PAYMENT'],
      cases: [],
    });
    expect(lines).toContainEqual(expect.objectContaining({ doubt: 'about-another', field, level: 'error' }));
    const { rows } = await db.$client.query(
      `select distinct outcome, doubt, raw from provider_observations o join payment_intents i on i.id = o.intent_id
       where provider_ref = $1`,
      [rrr],
    );
    expect(rows).toEqual([{ outcome: 'unknown', doubt: `about-another:${field}`, raw: `200 ${said}` }]);
  });

  it('is followed by the true one, which confirms', async () => {
    const { bill, rrr, txRef } = await given();
    far.answers('/status.reg', `{"amount":12500.0,"RRR":"999999999999","orderId":"${txRef}","status":"01"}`);
    await checkStatus({ gateway: 'remita', rrr });
    remita = scriptRemita(far);
    remita.knows(txRef, rrr, '12500.00');
    remita.pay(rrr);
    await sweepAfter(120);
    expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', receipts: 1 });
  });
});

describe('an answer that contradicts itself', () => {
  it.each([
    ['pending', '"statuscode":"00","status":"021"'],
    ['unknown', '"statuscode":"00","status":"unknown"'],
  ])('(paid and %s) moves nothing, is told, and is asked again', async (_case, fields) => {
    const { bill, rrr } = await given();
    far.answers('/status.reg', `{"amount":12500.0,"RRR":"${rrr}",${fields}}`);
    expect((await checkStatus({ gateway: 'remita', rrr })).json()).toMatchObject({ responseCode: '09' });
    expect(await standingOf(db, bill)).toMatchObject({ status: 'unpaid', receipts: 0, states: ['AWAITING_PAYMENT'] });
    expect(lines).toContainEqual(expect.objectContaining({ doubt: 'contradiction' }));
    const asked = far.requestsTo('/status.reg').length;
    await sweepAfter(120);
    expect(far.requestsTo('/status.reg').length).toBeGreaterThan(asked);
  });
});

describe('what is odd about an answer', () => {
  it.each([
    [
      '{"status":"020","message":"Invalid Authentication"}',
      'credentials-refused',
      'the provider refuses our credentials',
    ],
    [
      '{"status":"022","message":"Invalid RRR"}',
      'reference-unknown',
      'the provider does not know a reference it gave us',
    ],
    ['RRR 777', 'code-unknown', 'the provider uses a code nobody documented'],
    ['<html>', 'unreadable', 'the provider’s answer cannot be read'],
  ])('(%s) has a line and a figure of its own', async (body, kind, msg) => {
    const metrics = createMetrics();
    const counted = await startPayments(db, { log, metrics });
    const bill = await givenBill(db);
    const session = await counted.openSession({ billReference: bill.reference, provider: 'remita' });
    const { rrr } = session.json<{ rrr: string }>();
    counted.far.answers('/status.reg', body === 'RRR 777' ? `{"amount":1,"RRR":"${rrr}","status":"777"}` : body);
    await counted.checkStatus({ gateway: 'remita', rrr });
    expect(lines).toContainEqual(expect.objectContaining({ doubt: kind, msg }));
    expect(await metrics.metrics()).toMatch(
      new RegExp(`payment_answers_in_doubt_total\\{provider="remita",kind="${kind}",field=""\\} 1`),
    );
  });

  it('does not repeat an old refusal when the provider does not know the reference any more', async () => {
    const { rrr } = await given();
    remita.decline(rrr);
    await checkStatus({ gateway: 'remita', rrr });
    far.answers('/status.reg', '{"status":"022","message":"Invalid RRR"}');
    expect((await checkStatus({ gateway: 'remita', rrr })).json()).toEqual({
      responseCode: '09',
      responseDescription: expect.stringContaining('cannot find this reference'),
    });
  });
});
