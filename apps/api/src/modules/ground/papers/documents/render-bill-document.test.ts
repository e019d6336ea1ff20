import { describe, expect, it } from 'vitest';
import { anOpenBill, aReceipt } from '../../../../testing/an-open-bill.ts';
import { type DocumentRequest, renderBillDocument } from './render-bill-document.ts';

const request: DocumentRequest = {
  format: 'a4',
  language: 'en',
  printedAt: new Date('2026-11-21T08:00:00Z'),
  issuer: {
    name: 'Kaduna State Internal Revenue Service',
    address: 'Kaduna State',
    portalOrigin: 'https://pay.example.gov.ng',
    demonstration: true,
  },
};
const paid = anOpenBill({ receipt: aReceipt, status: 'paid' });

async function pdfText(bill: typeof paid, changes: Partial<DocumentRequest> = {}): Promise<string> {
  return Buffer.from(await renderBillDocument(bill, { ...request, ...changes })).toString('latin1');
}
const pagesOf = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length;
const boxesOf = (pdf: string) => [...new Set(pdf.match(/\/MediaBox \[[^\]]*\]/g))];

describe('a bill as PDF', () => {
  it('is one A4 page for an ordinary receipt, small enough for a slow phone', async () => {
    const pdf = await pdfText(paid);
    expect(pdf.startsWith('%PDF-1.7')).toBe(true);
    expect(pagesOf(pdf)).toBe(1);
    expect(boxesOf(pdf)).toEqual(['/MediaBox [0 0 595.28 841.89]']);
    expect(pdf.length).toBeLessThan(60_000);
  });

  it('is the same bytes for the same moment of printing', async () => {
    expect(await pdfText(paid)).toBe(await pdfText(paid));
  });

  it('goes on over as many pages as a long bill needs', async () => {
    const [line] = paid.bill.billDetails;
    const billDetails = Array.from({ length: 60 }, () => line ?? expect.fail('the bill has lines'));
    expect(pagesOf(await pdfText({ ...paid, bill: { ...paid.bill, billDetails } }))).toBeGreaterThan(3);
  });

  it('has a mark across every page in test mode, and in no other', async () => {
    const [line] = paid.bill.billDetails;
    const billDetails = Array.from({ length: 60 }, () => line ?? expect.fail('the bill has lines'));
    const long = { ...paid, bill: { ...paid.bill, billDetails } };
    const marked = await pdfText(long, { issuer: { ...request.issuer, isTest: true } });
    const marks = (pdf: string) => /\/ca 0\.12/.test(pdf);
    expect([marks(marked), marks(await pdfText(long))]).toEqual([true, false]);
    expect(marked.match(/\/ExtGState <</g)).toHaveLength(pagesOf(marked) ?? 0);
  });

  it('is one slip of 80 mm, as long as the bill is', async () => {
    const heightOf = (pdf: string) => Number(/MediaBox \[0 0 226\.77 ([\d.]+)\]/.exec(pdf)?.[1]);
    const receipt = await pdfText(paid, { format: 'slip', language: 'ha' });
    const invoice = await pdfText(anOpenBill(), { format: 'slip', language: 'ha' });
    expect(pagesOf(receipt)).toBe(1);
    expect(heightOf(receipt)).toBeGreaterThan(heightOf(invoice));
    expect(heightOf(receipt)).toBeLessThan(1_200);
  });

  it.each(['void', 'expired', 'cancelled', 'under-review', 'part-paid', 'unpaid'] as const)(
    'can be printed for a bill that is %s',
    async (status) => {
      const receipt = status === 'void' ? { ...aReceipt, voidedAt: '2026-12-01T10:00:00.000Z' } : null;
      expect(pagesOf(await pdfText(anOpenBill({ status, receipt })))).toBe(1);
    },
  );
});
