import { describe, expect, it } from 'vitest';
import { givenBill, givenIntent } from '../../../../testing/given.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { reportingModule } from '../reporting.module.ts';
import { startOwn } from '../testing/own-test-app.ts';

const { db } = await createTestDatabase();
const { call } = await startOwn(db, () => new Date(), reportingModule);

describe('GET /bills/timeline', () => {
  it('tells whoever holds the reference what happened and when, and nothing that names anybody', async () => {
    const bill = await givenBill(db, { payer: { firstName: 'Zainab', lastName: 'Secret' } });
    const failed = await givenIntent(db, bill, { state: 'FAILED' });
    const paid = await givenIntent(db, bill, { provider: 'interswitch' });
    await db.$client.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
      ...[paid.id, paid.providerRef, bill.totalKobo],
    ]);
    const { status, body } = await call(`/bills/timeline?billReference=${bill.reference}`);
    expect(status).toBe(200);
    expect(body.attempts.map((attempt: { status: string }) => attempt.status).sort()).toEqual(['failed', 'paid']);
    const paidAttempt = body.attempts.find((attempt: { status: string }) => attempt.status === 'paid');
    expect(paidAttempt.hops.map((hop: { kind: string }) => hop.kind)).toEqual(
      expect.arrayContaining(['started', 'paid', 'receipt']),
    );
    const said = JSON.stringify(body);
    for (const secret of ['Zainab', 'Secret', failed.providerRef, paid.providerRef, 'KDR-', 'amountKobo'])
      expect(said).not.toContain(secret);
  });

  it('says of a bill nobody began to pay that there is nothing, and of none that there is none', async () => {
    const { reference } = await givenBill(db);
    expect((await call(`/bills/timeline?billReference=${reference}`)).body.attempts).toEqual([]);
    const unknown = await call('/bills/timeline?billReference=KD7Q4M2X9TBC1VWZ');
    expect([unknown.status, unknown.body.code]).toEqual([404, 'bill.not-found']);
    expect((await call('/bills/timeline')).status).toBe(422);
  });
});
