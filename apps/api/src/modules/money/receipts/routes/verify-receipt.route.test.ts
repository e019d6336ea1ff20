import { describe, expect, it } from 'vitest';
import { givenBill } from '../../../../testing/given.ts';
import { givenDesk } from '../../../../testing/given-desk.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createReceiptProver } from '../prove-receipt.ts';
import { givenReceipt, issuer, startReceipts } from '../testing/receipts-test-app.ts';

const { db } = await createTestDatabase();
const { get, signer, bills } = await startReceipts(db);
const prove = createReceiptProver(signer, issuer.portalOrigin);
const payer = {
  firstName: 'Amina',
  lastName: 'Ɗanjuma',
  email: 'amina.danjuma@example.ng',
  address: '14 Ahmadu Bello Way',
};

const verify = (ref: string, signedReceipt?: string) =>
  get('/receipts/verification', { ref, ...(signedReceipt !== undefined && { signedReceipt }) });

async function signedFor(reference: string, full: boolean): Promise<string> {
  const bill = await bills.find(reference);
  const receipt = bill && (await prove(bill, { full }));
  return receipt?.signedReceipt ?? expect.fail('the bill has a receipt');
}

describe('GET /receipts/verification', () => {
  it('shows a receipt by bill reference, address and email in part', async () => {
    const paid = await givenReceipt(db, { payer, lines: [1_000_000, 250_050] });
    const response = await verify(paid.reference);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      signature: 'absent',
      bill: { billReference: paid.reference, payStatusId: 2, status: 'paid', totalKobo: 1_250_050 },
      userData: { user: { firstName: 'Amina', lastName: 'Ɗanjuma' }, masked: true },
      receipt: { receiptNumber: paid.receiptNumber, amountKobo: 1_250_050, paidAt: '2026-11-20T23:30:00.000Z' },
    });
    expect(response.body).not.toContain(payer.email);
    expect(response.body).not.toContain(payer.address);
  });

  it('shows by a receipt number alone what is enough to compare with paper, and nothing that leads to a person', async () => {
    const paid = await givenReceipt(db, { payer, lines: [1_000_000, 250_050] });
    const { rows } = await db.$client.query('select provider_txn_ref as rrr from payments where bill_id = $1', [
      paid.id,
    ]);
    for (const ref of [paid.receiptNumber, paid.receiptNumber.toLowerCase(), ` ${paid.receiptNumber} `]) {
      const response = await verify(ref);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({
        signature: 'absent',
        bill: { billReference: '', payStatusId: 2, status: 'paid', totalKobo: 1_250_050, tpui: null, taxOffice: null },
        userData: {
          user: { firstName: 'A•••', lastName: 'Ɗ•••', email: '' },
          userRegistration: { addressLine1: '' },
          masked: true,
        },
        receipt: {
          receiptNumber: paid.receiptNumber,
          amountKobo: 1_250_050,
          paidAt: '2026-11-20T23:30:00.000Z',
          providerReference: '',
          signedReceipt: '',
          verificationUrl: `https://pay.example.gov.ng/receipt-verification?ref=${paid.receiptNumber}`,
        },
        payment: null,
      });
      for (const secret of ['Amina', 'Ɗanjuma', 'Kaduna,', 'Narration', paid.reference, rows[0].rrr])
        expect(response.body).not.toContain(secret);
    }
  });

  it('shows by a receipt number no more where the installation shows everything', async () => {
    const open = await startReceipts(db, { publicBillDetails: 'full' });
    const paid = await givenReceipt(db, { payer });
    expect((await open.get('/receipts/verification', { ref: paid.reference })).body).toContain(payer.email);
    const byNumber = await open.get('/receipts/verification', { ref: paid.receiptNumber });
    expect(byNumber.body).not.toContain(payer.email);
    expect(byNumber.body).not.toContain(paid.reference);
  });

  it('gives every receipt a signature of ours that states its facts, and the address to verify it', async () => {
    const paid = await givenReceipt(db, { payer });
    const { receipt } = (await verify(paid.reference)).json<{
      receipt: { signedReceipt: string; verificationUrl: string };
    }>();
    expect(await signer.verify(receipt.signedReceipt)).toMatchObject({
      n: paid.receiptNumber,
      b: paid.reference,
      a: paid.totalKobo,
      p: 'Amina Ɗanjuma',
    });
    const link = new URL(receipt.verificationUrl);
    expect(link.origin + link.pathname).toBe('https://pay.example.gov.ng/receipt-verification');
    expect(Object.fromEntries(link.searchParams)).toEqual({ ref: paid.receiptNumber, s: receipt.signedReceipt });
  });

  it('says that a signature is ours, and shows everything only to a link that entitles to it', async () => {
    const paid = await givenReceipt(db, { payer });
    const plain = await verify(paid.reference, await signedFor(paid.reference, false));
    expect(plain.json()).toMatchObject({ signature: 'valid', userData: { masked: true } });
    expect(plain.body).not.toContain(payer.email);

    const full = await verify(paid.receiptNumber, await signedFor(paid.reference, true));
    expect(full.json()).toMatchObject({
      signature: 'valid',
      userData: { user: { email: payer.email }, userRegistration: { addressLine1: payer.address }, masked: false },
    });
  });

  it('shows an unpaid bill as the invoice it is, without a receipt', async () => {
    const bill = await givenBill(db);
    expect((await verify(bill.reference)).json()).toMatchObject({
      bill: { payStatusId: 1, status: 'unpaid' },
      receipt: null,
      signature: 'absent',
    });
  });

  it('shows a voided receipt as void', async () => {
    const paid = await givenReceipt(db);
    await db.$client.query(`select void_receipt($1, 'reversal', 'reversed')`, [paid.receiptId]);
    expect((await verify(paid.receiptNumber, await signedFor(paid.reference, false))).json()).toMatchObject({
      bill: { status: 'void', payStatusId: 2 },
      receipt: { voidedAt: expect.any(String) },
    });
  });

  it('says of a receipt that it is in doubt, by number and by signature, until a person has decided', async () => {
    const paid = await givenReceipt(db);
    const signed = await signedFor(paid.reference, false);
    await db.$client.query(
      `insert into review_cases (kind, bill_id, intent_id, payment_id)
       select 'no-longer-paid', bill_id, intent_id, id from payments where id = (select payment_id from receipts where id = $1)`,
      [paid.receiptId],
    );
    for (const text of [undefined, signed]) {
      const response = await verify(paid.receiptNumber, text);
      expect(response.json()).toMatchObject({ bill: { status: 'paid' }, receipt: { isInDoubt: true } });
    }
    await (await givenDesk(db)).decideAll(paid.id);
    expect((await verify(paid.receiptNumber)).json().receipt.isInDoubt).toBeUndefined();
  });

  it('refuses a signature that is not ours, was altered, or belongs to another bill', async () => {
    const paid = await givenReceipt(db);
    const other = await givenReceipt(db);
    const unpaid = await givenBill(db);
    const signed = await signedFor(paid.reference, true);
    const altered = `${signed.slice(0, 60)}${signed[60] === 'A' ? 'B' : 'A'}${signed.slice(61)}`;
    for (const [ref, text] of [
      [paid.reference, altered],
      [paid.reference, 'a.b.c'],
      [other.reference, signed],
      [unpaid.reference, signed],
    ] as const) {
      const response = await verify(ref, text);
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({
        code: 'receipt.signature-invalid',
        message: 'This receipt was not issued by us, or it was altered',
      });
    }
  });

  it('answers unknown and malformed references alike', async () => {
    for (const ref of ['KD0000000000000A', 'KDR-2026-99999999', 'KDR-2026-1', "'; drop table receipts", 'x']) {
      const response = await verify(ref);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 'receipt.not-found' });
    }
  });

  it('needs a reference', async () => {
    expect((await get('/receipts/verification')).statusCode).toBe(422);
    expect((await verify('')).statusCode).toBe(422);
    expect((await verify('KD0', 'x'.repeat(2049))).statusCode).toBe(422);
  });
});

describe('GET /receipts/keys', () => {
  it('publishes the public keys, for verification with the network off', async () => {
    const response = await get('/receipts/keys');
    expect(response.json()).toEqual({ keys: signer.keys });
    expect(response.body).not.toContain('"d"');
    expect(response.headers['cache-control']).toBe('public, max-age=3600');
  });
});
