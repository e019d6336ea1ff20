import { describe, expect, it } from 'vitest';
import { givenBill, givenIntent } from '../../../../testing/given.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { givenReceipt, startReceipts } from '../testing/receipts-test-app.ts';

const { db } = await createTestDatabase();
const { get } = await startReceipts(db);
const lookUp = (rrr: string) => get('/receipts/rrr', { rrr });
const mda = 'Kaduna State Internal Revenue Service';

describe('GET /receipts/rrr', () => {
  it('says amount, MDA and state of what an RRR is for, whatever became of the attempt, and nothing else', async () => {
    const unpaid = await givenBill(db, { lines: [500_000] });
    const { providerRef } = await givenIntent(db, unpaid, { state: 'EXPIRED' });
    const answer = await lookUp(providerRef);
    expect([answer.statusCode, answer.json()]).toEqual([200, { amountKobo: 500_000, mda, status: 'unpaid' }]);

    const paid = await givenReceipt(db, { lines: [700_000] });
    const { rows } = await db.$client.query('select provider_txn_ref as rrr from payments where bill_id = $1', [
      paid.id,
    ]);
    expect((await lookUp(rows[0].rrr)).json()).toEqual({ amountKobo: 700_000, mda, status: 'paid' });
  });

  it('knows no other provider’s reference, no unknown number, and takes nothing that is none', async () => {
    const bill = await givenBill(db);
    const other = await givenIntent(db, bill, { provider: 'interswitch' });
    const answers = [];
    for (const rrr of ['000000000000', other.providerRef, '14000826013', "' or 1=1 --", ''])
      answers.push((await lookUp(rrr)).json().code);
    expect(answers).toEqual([
      'receipt.not-found',
      'request.invalid',
      'request.invalid',
      'request.invalid',
      'request.invalid',
    ]);
  });
});
