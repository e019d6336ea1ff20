import { kobo } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { anOpenBill, aReceipt } from '../../../../testing/an-open-bill.ts';
import { documentContent, type Issuer } from './document-content.ts';
import { documentMessages } from './document-messages.ts';

const issuer: Issuer = {
  name: 'Kaduna State Internal Revenue Service',
  address: 'Kaduna State',
  portalOrigin: 'https://pay.example.gov.ng',
  demonstration: true,
};
const request = { language: 'en', issuer, printedAt: new Date('2026-11-30T23:30:00Z') } as const;
const aPayment = {
  provider: 'remita',
  rrr: '140008260136',
  state: 'awaiting-payment',
  txRef: null,
  startedAt: '2026-11-20T10:00:00.000Z',
} as const;
const factsOf = (content: ReturnType<typeof documentContent>) =>
  Object.fromEntries(content.facts.map(({ label, value }) => [label, value]));

describe('what a document says', () => {
  it.each([
    [true, ['Arewa Mills Ltd', 'RC123456']],
    [false, ['Arewa Mills Ltd', 'RC123456', 'Not confirmed by a tax office']],
  ])('of an organisation: its number, and whether an office has confirmed it (%s)', (isConfirmed, lines) => {
    const bill = anOpenBill();
    const user = { firstName: 'Arewa Mills Ltd', lastName: '', email: '' };
    const organisation = { registrationNumber: 'RC123456', isConfirmed };
    const userData = { ...bill.userData, user, userRegistration: { addressLine1: '' }, organisation };
    for (const paper of [
      { ...bill, userData },
      { ...bill, userData, receipt: aReceipt },
    ]) {
      expect(documentContent(paper, request).payerLines).toEqual(lines);
    }
  });

  it('of money that is looked into or goes back, and a receipt in doubt says so loudest', () => {
    const claimed = documentContent(anOpenBill({ payment: aPayment, moneyNews: ['second-payment'] }), request);
    expect(claimed).toMatchObject({ rrr: '140008260136', warnings: [] });
    expect(claimed.notes).toContain('A second payment for this bill is being looked into.');
    const doubted = documentContent(
      { ...anOpenBill(), receipt: aReceipt, moneyNews: ['in-doubt', 'refunded'] },
      request,
    );
    expect(doubted.warnings).toEqual(['The provider no longer confirms this payment. It is being looked into.']);
    expect(doubted.notes).toContain('Money of this bill was refunded.');
  });

  it.each([
    ['unpaid', '2026-09-10', 'Sep 10, 2026, 82 days late'],
    ['expired', '2026-11-30', 'Nov 30, 2026, 1 day late'],
    ['unpaid', '2026-12-01', 'Dec 01, 2026'],
    ['cancelled', '2026-09-10', 'Sep 10, 2026'],
  ] as const)('of a bill that is %s and due by the law on %s: %s', (status, dueOn, says) => {
    const open = anOpenBill();
    // Printed half an hour into the first of December in Lagos.
    const content = documentContent({ ...open, bill: { ...open.bill, status, dueOn } }, request);
    expect(factsOf(content)).toMatchObject({ 'Due on': says });
    expect(
      factsOf(documentContent({ ...open, bill: { ...open.bill, dueOn }, receipt: aReceipt }, request)),
    ).not.toHaveProperty('Due on');
  });

  it('of an unpaid bill: an invoice with the amount due and the way to pay', () => {
    const content = documentContent(anOpenBill({ payment: aPayment }), request);
    expect(content).toMatchObject({
      title: 'Invoice',
      amountLabel: 'Amount due',
      totalDigits: '12,500.50',
      stamp: null,
      rrr: '140008260136',
      payerLines: ['Amina Ɗanjuma', '14 A•••• Road, Ƙofar Doka', 'a•••a@example.ng'],
      issuerLines: ['Kaduna State Internal Revenue Service', 'Kaduna State'],
      code: {
        content: 'https://pay.example.gov.ng/payment_summary_open?billReference=KD7Q4M2X9TBC1VWZ',
        caption: 'Scan to open this bill and pay',
      },
    });
    expect(content.items[1]).toEqual({
      description: 'Business premises renewal',
      narration: 'Shop 14, Ahmadu Bello Way, Kaduna',
      quantity: '1',
      rate: '2,500.50',
      amount: '2,500.50',
    });
    expect(factsOf(content)).toMatchObject({
      'Bill reference': 'KD7Q 4M2X 9TBC 1VWZ',
      'Issued on': 'Nov 20, 2026',
      'Expires on': 'Feb 20, 2027',
    });
  });

  it('of a paid bill: a receipt with the day of payment in Lagos, the stamp and the signed code', () => {
    const content = documentContent(anOpenBill({ receipt: aReceipt, status: 'paid' }), request);
    expect(content).toMatchObject({
      title: 'Receipt',
      amountLabel: 'Amount paid',
      stamp: { text: 'PAID', detail: 'Nov 21, 2026', tone: 'good' },
      rrr: null,
      code: { content: aReceipt.verificationUrl, address: 'pay.example.gov.ng/receipt-verification' },
      printedOn: 'Printed on Dec 01, 2026, 00:30',
    });
    expect(factsOf(content)).toMatchObject({
      'Receipt number': 'KDR-2026-00001234',
      // As on the screen: a receipt carries the day of payment.
      'Issued on': 'Nov 21, 2026',
      'Paid on': 'Nov 21, 2026, 00:30',
      'Paid through': 'Remita · Internet bank',
      'Payment reference': '1400 0826 0136',
    });
  });

  it('of a voided receipt: VOID, when, and that it proves nothing', () => {
    const receipt = { ...aReceipt, voidedAt: '2026-12-01T10:00:00.000Z' };
    const content = documentContent(anOpenBill({ receipt, status: 'void' }), request);
    expect(content.stamp).toMatchObject({ text: 'VOID', tone: 'bad' });
    expect(content.warnings).toEqual(['This receipt was voided on Dec 01, 2026, 11:00. It proves nothing.']);
  });

  it.each([
    ['expired', 'EXPIRED'],
    ['cancelled', 'CANCELLED'],
    ['under-review', 'UNDER REVIEW'],
  ] as const)('of a bill that is %s: %s, and never PAID', (status, text) => {
    expect(documentContent(anOpenBill({ status }), request).stamp).toMatchObject({ text, tone: 'bad' });
  });

  it.each(['expired', 'cancelled', 'under-review', 'part-paid'] as const)(
    'of a bill that is %s: nothing that asks for money, neither at a bank nor by the code',
    (status) => {
      const content = documentContent(anOpenBill({ status, payment: aPayment }), request);
      expect(content).toMatchObject({ rrr: null, amountLabel: 'Amount of the bill' });
      expect(content.code.caption).toBe('Scan to open this bill');
      expect(content.warnings).toHaveLength(1);
      expect(content.warnings[0]).toMatch(/Please do not pay again\.|must be renewed|must not be paid/);
    },
  );

  it('mentions masking only where something is masked, and a signed link only on a receipt', () => {
    const bill = anOpenBill();
    expect(documentContent(bill, request).notes).toEqual(['Address and email are shown in part.']);
    expect(documentContent(anOpenBill({ receipt: aReceipt, status: 'paid' }), request).notes).toEqual([
      'Address and email are shown in part. The signed link shows them in full.',
    ]);
    expect(documentContent({ ...bill, userData: { ...bill.userData, masked: false } }, request).notes).toEqual([]);
  });

  it('in Hausa uses Hausa months, and every text exists in both languages', () => {
    const content = documentContent(anOpenBill(), { ...request, language: 'ha' });
    expect(content.title).toBe('Takardar biyan kuɗi');
    expect(factsOf(content)['Ranar ƙarewa']).toBe('Fab 20, 2027');
    expect(Object.keys(documentMessages.ha)).toEqual(Object.keys(documentMessages.en));
  });

  it('shows a bill without payer’s address, MDA or tax office without empty lines', () => {
    const bill = anOpenBill();
    const bare = documentContent(
      {
        ...bill,
        bill: { ...bill.bill, mda: null, taxOffice: null, tpui: null, totalKobo: kobo(1) },
        userData: {
          user: { firstName: 'Amina', lastName: '', email: '' },
          userRegistration: { addressLine1: '' },
          masked: false,
        },
      },
      request,
    );
    expect(bare.payerLines).toEqual(['Amina']);
    expect(bare.facts).toHaveLength(3);
    expect(bare.totalDigits).toBe('0.01');
  });
});
