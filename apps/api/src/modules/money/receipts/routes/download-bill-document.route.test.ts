import { describe, expect, it } from 'vitest';
import { givenBill } from '../../../../testing/given.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createReceiptProver } from '../prove-receipt.ts';
import { givenReceipt, issuer, startReceipts } from '../testing/receipts-test-app.ts';

const { db } = await createTestDatabase();
const { get, signer, bills } = await startReceipts(db);
const download = (query: Record<string, string>) => get('/bills/document', query);

describe('GET /bills/document', () => {
  it('is the receipt of a paid bill, under a name that says which', async () => {
    const paid = await givenReceipt(db);
    const response = await download({ billReference: paid.reference });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/pdf');
    expect(response.headers['content-disposition']).toBe(`attachment; filename="receipt-${paid.receiptNumber}.pdf"`);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is the invoice of an unpaid bill, also as a slip', async () => {
    const bill = await givenBill(db);
    const response = await download({ billReference: bill.reference, format: 'slip' });
    expect(response.headers['content-disposition']).toBe(`attachment; filename="invoice-${bill.reference}.pdf"`);
    expect(response.rawPayload.toString('latin1')).toContain('/MediaBox [0 0 226.77');
  });

  it('refuses a signed receipt of another bill', async () => {
    const paid = await givenReceipt(db);
    const other = await givenReceipt(db);
    const record = await bills.find(other.reference);
    const receipt = record && (await createReceiptProver(signer, issuer.portalOrigin)(record, { full: true }));
    const query = { billReference: paid.reference, signedReceipt: receipt?.signedReceipt ?? '' };
    expect((await download(query)).json()).toMatchObject({ code: 'receipt.signature-invalid' });
    expect((await download({ ...query, billReference: other.reference })).statusCode).toBe(200);
  });

  it('asks to come back in a moment when too many documents wait', async () => {
    const busy = await startReceipts(db, { mostWaiting: 0 });
    const bill = await givenBill(db);
    const response = await busy.get('/bills/document', { billReference: bill.reference });
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('3');
    expect(response.json()).toMatchObject({ code: 'service.unavailable', retryAfterSeconds: 3 });
  });

  it.each([
    ['an unknown bill', { billReference: 'KD0000000000000A' }, 404, 'bill.not-found'],
    ['a malformed reference', { billReference: '../../etc/passwd' }, 404, 'bill.not-found'],
    ['no reference', {}, 422, 'request.invalid'],
    ['a format we do not print', { billReference: 'KD0', format: 'a3' }, 422, 'request.invalid'],
  ])('refuses %s', async (_case, query, status, code) => {
    const response = await download(query as Record<string, string>);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code });
  });
});
