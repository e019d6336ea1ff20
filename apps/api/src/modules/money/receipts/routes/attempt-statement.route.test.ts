import { attemptClaimsSchema } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { givenBill, givenIntent } from '../../../../testing/given.ts';
import { givenScope, givenUser } from '../../../../testing/given-user.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startReceipts } from '../testing/receipts-test-app.ts';

const { db } = await createTestDatabase();
const id = await givenUser(db, { roles: ['Admin'] });
const { app, get, signer } = await startReceipts(db, {
  identify: async (tpui) =>
    tpui === 'staff'
      ? { id, sessionId: tpui, roles: ['Admin'], scope: { kind: 'state' } }
      : { id, sessionId: tpui, roles: ['Individual'], scope: givenScope('Individual', { tpui }) },
});
const me = 'KD-9100-0001-00';

function statement(attempt: string, as?: string, language = 'en') {
  return app.inject({
    url: `/api/v1/account/attempts/${attempt}/statement`,
    headers: { 'accept-language': language, ...(as && { authorization: as }) },
  });
}
const anAttempt = async (state = 'FAILED') => {
  const bill = await givenBill(db, { tpui: me });
  return { bill, ...(await givenIntent(db, bill, { state })) };
};

describe('GET /account/attempts/:id/statement', () => {
  it.each(['FAILED', 'PROCESSING', 'AWAITING_PAYMENT'])('is a paper also of an attempt that is %s', async (state) => {
    const { id: attempt, providerRef } = await anAttempt(state);
    for (const language of ['en', 'ha']) {
      const response = await statement(attempt, me, language);
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-disposition']).toBe(`attachment; filename="payment-${providerRef}.pdf"`);
      expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  it('is nobody else’s', async () => {
    const { id: attempt } = await anAttempt();
    const foreign = await statement(attempt, 'KD-9100-0002-00');
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'payment.not-found']);
    expect((await statement(attempt)).statusCode).toBe(401);
    expect((await statement(attempt, 'staff')).statusCode).toBe(403);
    expect((await statement('7', me)).statusCode).toBe(422);
  });
});

describe('GET /receipts/attempt-statements/verification', () => {
  const verify = (signed: string) => get('/receipts/attempt-statements/verification', { statement: signed });
  const claimsOf = (attempt: string, bill: string, status: string) =>
    attemptClaimsSchema.parse({
      ...{ v: 1, k: 'attempt', i: attempt, b: bill, a: 1_250_000, s: status },
      ...{ t: 1_795_000_000, d: 1_795_003_600, r: 'Remita 140008260136' },
    });

  it('says what was stated, and how it stands now: failed money may have come since', async () => {
    const { id: attempt, bill, providerRef } = await anAttempt();
    const signed = await signer.sign(claimsOf(attempt, bill.reference, 'failed'));
    expect((await verify(signed)).json()).toMatchObject({
      ...{ billReference: bill.reference, amountKobo: 1_250_000, statedStatus: 'failed', statusNow: 'failed' },
    });
    await db.$client.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
      ...[attempt, providerRef, bill.totalKobo],
    ]);
    expect((await verify(signed)).json()).toMatchObject({ statedStatus: 'failed', statusNow: 'paid' });
  });

  it('refuses what was altered, what is a receipt, and what is of no attempt', async () => {
    const { id: attempt, bill } = await anAttempt();
    const signed = await signer.sign(claimsOf(attempt, bill.reference, 'failed'));
    const [head, , signature] = signed.split('.');
    const altered = Buffer.from(JSON.stringify(claimsOf(attempt, bill.reference, 'paid'))).toString('base64url');
    const receipt = await signer.sign({ v: 1, n: 'KDR', b: bill.reference, a: 1, p: 'A', h: 'B', t: 1, r: 'remita:1' });
    for (const wrong of [`${head}.${altered}.${signature}`, receipt, 'nonsense'])
      expect((await verify(wrong)).json().code).toBe('receipt.signature-invalid');
    expect(await signer.verify(signed)).toBeUndefined();
    const nobody = await signer.sign(claimsOf('0199a1f0-0000-7000-8000-00000000ffff', bill.reference, 'failed'));
    expect((await verify(nobody)).json().code).toBe('receipt.not-found');
  });
});
