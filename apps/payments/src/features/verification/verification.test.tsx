import {
  type AttemptClaims,
  type CreditNoteClaims,
  type FormAClaims,
  type LawPaperClaims,
  listReceiptKeys,
  lookUpLawPaper,
  lookUpRrr,
  type PayeAcknowledgementClaims,
  type PayeCertificateClaims,
  verifyAttemptStatement,
  verifyCreditNote,
  verifyFormA,
  verifyLawPaper,
  verifyPayeAcknowledgement,
  verifyPayeCertificate,
  verifyReceipt,
  verifyReturnAcknowledgement,
} from '@portal/contracts';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aSigningKey, claims } from '../../testing/a-signing-key.ts';
import { anOpenBill, aPaidBill, aReceipt, billReference } from '../../testing/an-open-bill.ts';
import { type Answers, openPayments, problem } from '../../testing/open-payments.tsx';

const key = await aSigningKey('2026-11');
const signed = await key.sign();
const url = `/receipt-verification?ref=${billReference}`;
const ourKeys: Answers[number] = [listReceiptKeys, () => ({ keys: [key.publicKey] })];
const registered = (document: object, signature: 'valid' | 'absent' = 'absent'): Answers[number] => [
  verifyReceipt,
  () => ({ ...document, signature }),
];

afterEach(() => localStorage.clear());

describe('receipt verification by reference', () => {
  it.each(['ref', 'billReference'])('shows the receipt read-only for the query parameter %s', async (name) => {
    await openPayments(`/receipt-verification?${name}=${billReference}`, [registered(aPaidBill()), ourKeys]);
    expect(await screen.findByText('Genuine receipt')).toBeDefined();
    for (const text of ['Amina Bello', '12 Ahmadu Bello •••', 'a•••@example.ng', 'Kaduna State']) {
      expect(screen.getByText(text)).toBeDefined();
    }
    // Above all of it, and as the sum of the lines.
    expect(screen.getAllByText('12,500.00')).toHaveLength(2);
    expect(screen.getByText('Feb 01, 2027')).toBeDefined();
    expect(screen.getByText('The receipt still proves your payment after this day.')).toBeDefined();
    expect(screen.queryByRole('link', { name: /download/i })).toBeNull();
  });

  it('asks to compare what was only looked up: nobody has seen the paper', async () => {
    await openPayments(url, [registered(aPaidBill()), ourKeys]);
    expect(await screen.findByText(/Compare it with the paper/)).toBeDefined();
    expect(screen.queryByText(/nothing in it was changed/)).toBeNull();
  });

  it('shows by a receipt number what the register gives: no empty fields, and how to see more', async () => {
    const { bill, userData, receipt, ...rest } = aPaidBill();
    const outline = {
      ...rest,
      bill: { ...bill, billReference: '' },
      userData: {
        ...userData,
        user: { firstName: 'A•••', lastName: 'B•••', email: '' },
        userRegistration: { addressLine1: '' },
      },
      receipt: receipt && { ...receipt, providerReference: '', signedReceipt: '' },
    };
    await openPayments('/receipt-verification?ref=KDR-2026-00001234', [registered(outline), ourKeys]);
    expect(await screen.findByText('A••• B•••')).toBeDefined();
    expect(screen.getByText(/By its number alone/)).toBeDefined();
    expect(screen.queryByText('Bill reference')).toBeNull();
    expect(screen.queryByText('Provider reference')).toBeNull();
  });

  it('shows what an RRR is for, and nothing that leads to a person', async () => {
    const { fetch } = await openPayments('/receipt-verification?ref=1400+0826-0136', [
      [lookUpRrr, () => ({ amountKobo: 1_250_000, mda: 'Ministry of Commerce', status: 'unpaid' })],
      ourKeys,
    ]);
    expect(await screen.findByText('This is an RRR of ours')).toBeDefined();
    for (const text of ['12,500.00', 'Ministry of Commerce', 'Not paid']) expect(screen.getByText(text)).toBeDefined();
    expect(String(fetch.mock.calls[0]?.[0])).toContain('/receipts/rrr?rrr=140008260136');
  });

  it('says so when no RRR of ours has these digits', async () => {
    await openPayments('/receipt-verification?ref=140008260136', [
      [lookUpRrr, () => problem('receipt.not-found')],
      ourKeys,
    ]);
    expect(await screen.findByText('Not found')).toBeDefined();
  });

  it('says that what was sent without script may be a NIN, and asks nobody about it', async () => {
    const { callsTo } = await openPayments('/receipt-verification?refused=nin', [ourKeys]);
    expect(await screen.findByText(/This may be a NIN/)).toBeDefined();
    expect(callsTo(verifyReceipt)).toBe(0);
  });

  it('says that an unpaid bill is no receipt', async () => {
    await openPayments(url, [registered(anOpenBill()), ourKeys]);
    expect(await screen.findByText('This is an invoice, not a receipt')).toBeDefined();
  });

  it('says that a receipt was voided', async () => {
    const voided = anOpenBill({
      bill: { status: 'void', payStatusId: 2 },
      receipt: aReceipt({ voidedAt: '2026-11-21T09:00:00.000Z' }),
    });
    await openPayments(url, [registered(voided), ourKeys]);
    expect(await screen.findByText('Voided receipt')).toBeDefined();
    expect(screen.queryByText('The receipt still proves your payment after this day.')).toBeNull();
  });

  it('says that a receipt is in doubt', async () => {
    const doubted = anOpenBill({
      bill: { status: 'paid', payStatusId: 2 },
      receipt: aReceipt({ isInDoubt: true }),
    });
    await openPayments(url, [registered(doubted), ourKeys]);
    expect(await screen.findByText('Receipt in doubt')).toBeDefined();
    // What a stamp says is seen before any words.
    expect(screen.queryByRole('img', { name: /PAID/i })).toBeNull();
    expect(screen.queryByText('Genuine receipt')).toBeNull();
  });

  it('says so when nothing has this reference, and lets another one be verified', async () => {
    await openPayments(url, [
      [
        verifyReceipt,
        (request) =>
          request.url.includes('KDR-2026') ? { ...aPaidBill(), signature: 'absent' } : problem('receipt.not-found'),
      ],
      ourKeys,
    ]);
    expect(await screen.findByText('Not found')).toBeDefined();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'KDR-2026-00001234' } });
    fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('Genuine receipt')).toBeDefined();
  });

  it('proves a pasted link also when it came through a plain form', async () => {
    const link = `https://pay.example/receipt-verification?s=${signed}`;
    await openPayments(`/receipt-verification?${new URLSearchParams({ ref: link })}`, [
      registered(aPaidBill(), 'valid'),
      ourKeys,
    ]);
    expect(await screen.findByText('Genuine receipt')).toBeDefined();
  });

  it('still verifies a receipt whose three months are over, and says so', async () => {
    const old = anOpenBill({ bill: { status: 'paid', payStatusId: 2, expiresOn: '2025-02-01' }, receipt: aReceipt() });
    await openPayments(url, [registered(old), ourKeys]);
    expect(await screen.findByText(/ended on Feb 01, 2025; it still proves the payment/)).toBeDefined();
    expect(screen.getByText('Genuine receipt')).toBeDefined();
  });
});

describe('verification of a signed receipt', () => {
  it('is proved on the device with the network off, from the keys kept earlier', async () => {
    localStorage.setItem('pay_kd_receipt_keys', JSON.stringify([key.publicKey]));
    await openPayments(`${url}&s=${signed}`, []);
    expect(await screen.findByText('Genuine receipt')).toBeDefined();
    expect(screen.getByText('Its signature was proved on this device, without asking anybody.')).toBeDefined();
    expect(screen.getByText(/Our register could not be reached/)).toBeDefined();
    expect(screen.getByText('KDR-2026-00001234')).toBeDefined();
    expect(screen.getByText('Amina Bello')).toBeDefined();
    expect(screen.getByText('Feb 20, 2027')).toBeDefined();
  });

  it('pasted as a link is proved without a request for the keys it already has', async () => {
    localStorage.setItem('pay_kd_receipt_keys', JSON.stringify([key.publicKey]));
    const { callsTo } = await openPayments('/receipt-verification', []);
    fireEvent.change(await screen.findByRole('textbox'), {
      target: { value: `https://portal.example/receipt-verification?ref=${billReference}&s=${signed}` },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('Genuine receipt')).toBeDefined();
    expect(callsTo(listReceiptKeys)).toBe(0);
  });

  it('fetches and keeps the keys on the first visit', async () => {
    await openPayments(`${url}&s=${signed}`, [registered(aPaidBill(), 'valid'), ourKeys]);
    expect(await screen.findByText(/proved on this device/)).toBeDefined();
    expect(screen.getByText(/nothing in it was changed/)).toBeDefined();
    expect(screen.getByText('It stands in our register.')).toBeDefined();
    expect(localStorage.getItem('pay_kd_receipt_keys')).toContain('2026-11');
  });

  it('that was altered is called so, even when the register is silent', async () => {
    localStorage.setItem('pay_kd_receipt_keys', JSON.stringify([key.publicKey]));
    const [header, , signature] = signed.split('.');
    const [, payload] = (await key.sign({ ...claims, a: 1 })).split('.');
    await openPayments(`/receipt-verification?s=${header}.${payload}.${signature}`, []);
    expect(await screen.findByText('Altered or forged')).toBeDefined();
    expect(screen.queryByText('Amina Bello')).toBeNull();
  });

  it('beside the reference of another bill is not accepted for it', async () => {
    await openPayments(`/receipt-verification?ref=KD00000000000000&s=${signed}`, [ourKeys]);
    expect(await screen.findByText(/belongs to another bill/)).toBeDefined();
  });

  it('under a key nobody knows cannot be decided', async () => {
    // A key of its own: what another test fetched may be kept on this device by now.
    const unknown = await aSigningKey('2031-07');
    await openPayments(`${url}&s=${await unknown.sign()}`, [ourKeys]);
    expect(await screen.findByText('Cannot be decided')).toBeDefined();
  });

  it('of a receipt in doubt says so, although its signature is genuine', async () => {
    const doubted = anOpenBill({ bill: { status: 'paid', payStatusId: 2 }, receipt: aReceipt({ isInDoubt: true }) });
    await openPayments(`${url}&s=${signed}`, [registered(doubted, 'valid'), ourKeys]);
    expect(await screen.findByText('Receipt in doubt')).toBeDefined();
  });

  it('of a receipt voided since says so: the register knows more than the paper', async () => {
    const voided = anOpenBill({
      bill: { status: 'void', payStatusId: 2 },
      receipt: aReceipt({ voidedAt: '2026-11-21T09:00:00.000Z' }),
    });
    await openPayments(`${url}&s=${signed}`, [registered(voided, 'valid'), ourKeys]);
    expect(await screen.findByText('Voided receipt')).toBeDefined();
    expect(screen.queryByText('The receipt still proves your payment after this day.')).toBeNull();
  });
});

describe('a signed statement about an attempt to pay', () => {
  const stated: AttemptClaims = {
    ...{ v: 1, k: 'attempt', i: '0199a1f0-0000-7000-8000-000000000001', b: billReference, a: 1_250_000, s: 'failed' },
    ...{ t: Date.UTC(2026, 10, 20, 13, 5) / 1000, d: Date.UTC(2026, 10, 21, 8) / 1000, r: 'Remita 140008260136' },
  };
  const today = (statusNow: string): Answers[number] => [
    verifyAttemptStatement,
    () => ({
      ...{ billReference, amountKobo: stated.a, paidThrough: stated.r, statedStatus: 'failed', statusNow },
      ...{ startedAt: '2026-11-20T13:05:00.000Z', statedAt: '2026-11-21T08:00:00.000Z' },
    }),
  ];

  it('is proved on the device, and says when the attempt stands otherwise today', async () => {
    await openPayments(`/receipt-verification?s=${await key.sign(stated)}`, [today('paid'), ourKeys]);
    expect(await screen.findByText('Genuine statement about a payment')).toBeDefined();
    expect(await screen.findByText('Today it stands otherwise: Paid')).toBeDefined();
    expect(screen.getByText('Failed')).toBeDefined();
    expect(screen.queryByText('Genuine receipt')).toBeNull();
  });

  it('is proved without a network, and refused when a character differs', async () => {
    localStorage.setItem('pay_kd_receipt_keys', JSON.stringify([key.publicKey]));
    const away: Answers = [ourKeys, [verifyAttemptStatement, () => Promise.reject(new TypeError('away'))]];
    const signature = await key.sign(stated);
    const { unmount } = await openPayments(`/receipt-verification?s=${signature}`, away);
    expect(await screen.findByText('Genuine statement about a payment')).toBeDefined();
    unmount();
    const [head, , proof] = signature.split('.');
    const [, forged] = (await key.sign({ ...stated, s: 'paid' })).split('.');
    await openPayments(`/receipt-verification?s=${head}.${forged}.${proof}`, away);
    expect(await screen.findByText('Altered or forged')).toBeDefined();
  });
});

describe('a certificate of tax deducted', () => {
  const claims: PayeCertificateClaims = {
    ...{ v: 1, k: 'paye', t: 'KD-9100-0001-00', e: 'Zaria Mills', s: '7', n: 'Amina Bello', y: 2026, m: 11 },
    ...{ g: 110_000_000, a: 5_500_000, d: Date.UTC(2026, 11, 20) / 1000 },
  };
  const today = (isCovered: boolean): Answers[number] => [
    verifyPayeCertificate,
    () => ({
      ...{ employer: claims.e, employee: claims.n, year: 2026, months: 11, grossKobo: claims.g, taxKobo: claims.a },
      ...{ statedAt: '2026-12-20T00:00:00.000Z', isCovered },
    }),
  ];

  it('is proved on the device, and says what the register says', async () => {
    await openPayments(`/receipt-verification?s=${await key.sign(claims)}`, [today(true), ourKeys]);
    expect(await screen.findByText('Genuine certificate of tax deducted')).toBeDefined();
    expect(screen.getByText('Amina Bello')).toBeDefined();
    expect(screen.queryByText(/receipts cover less/)).toBeNull();
  });

  it('warns when receipts cover less today', async () => {
    await openPayments(`/receipt-verification?s=${await key.sign(claims)}`, [today(false), ourKeys]);
    expect(await screen.findByText(/receipts cover less/)).toBeDefined();
  });

  it('is refused when a character differs', async () => {
    const signature = await key.sign(claims);
    const [head, , proof] = signature.split('.');
    const [, forged] = (await key.sign({ ...claims, a: 9_900_000 })).split('.');
    await openPayments(`/receipt-verification?s=${head}.${forged}.${proof}`, [today(true), ourKeys]);
    expect(await screen.findByText('Altered or forged')).toBeDefined();
    expect(screen.queryByText('Amina Bello')).toBeNull();
  });
});

describe('a credit note', () => {
  const claims: CreditNoteClaims = {
    ...{ v: 1, k: 'wht', t: 'KD-9100-0001-00', e: 'Zaria Mills', b: '0'.repeat(32), i: 'KD-7', n: 'Amina Bello' },
    ...{ m: '2026-10', g: 100_000_000, a: 2_000_000, d: Date.UTC(2026, 10, 20) / 1000 },
  };
  const today = (isCovered: boolean): Answers[number] => [
    verifyCreditNote,
    () => ({
      ...{ payer: claims.e, beneficiary: claims.n, taxId: claims.i, month: claims.m, grossKobo: claims.g },
      ...{ taxKobo: claims.a, statedAt: '2026-11-20T00:00:00.000Z', isCovered },
    }),
  ];

  it('is proved on the device, and says what the register says', async () => {
    await openPayments(`/receipt-verification?s=${await key.sign(claims)}`, [today(true), ourKeys]);
    expect(await screen.findByText('Genuine credit note')).toBeDefined();
    expect(screen.getByText('Tax withheld in October 2026')).toBeDefined();
    expect(screen.getByText('Amina Bello')).toBeDefined();
    expect(screen.queryByText(/receipts cover less/)).toBeNull();
  });

  it('warns when receipts cover less today, and is refused when a character differs', async () => {
    const signature = await key.sign(claims);
    const { unmount } = await openPayments(`/receipt-verification?s=${signature}`, [today(false), ourKeys]);
    expect(await screen.findByText(/receipts cover less/)).toBeDefined();
    unmount();
    const [head, , proof] = signature.split('.');
    const [, forged] = (await key.sign({ ...claims, a: 9_900_000 })).split('.');
    await openPayments(`/receipt-verification?s=${head}.${forged}.${proof}`, [today(true), ourKeys]);
    expect(await screen.findByText('Altered or forged')).toBeDefined();
    expect(screen.queryByText('Amina Bello')).toBeNull();
  });
});

describe('an acknowledgement of a return', () => {
  const claims = {
    ...{ v: 1, k: 'return-filed', t: 'KD-9100-0001-00', e: 'Zaria Hotel', r: 'consumption-tax', m: '2026-10', n: 1 },
    ...{ g: 500_000, a: 500_000, f: Date.UTC(2026, 10, 8) / 1000, d: Date.UTC(2026, 10, 9) / 1000 },
  } as const;
  const today = (isNewest: boolean): Answers[number] => [
    verifyReturnAcknowledgement,
    () => ({
      ...{ kind: 'consumption-tax', period: '2026-10', taxpayer: claims.e, version: 1, taxKobo: claims.g },
      ...{ balanceKobo: claims.a, filedAt: '2026-11-08T00:00:00.000Z', statedAt: '2026-11-09T00:00:00.000Z', isNewest },
    }),
  ];

  it('is proved on the device, and says what was filed and that it is no receipt', async () => {
    await openPayments(`/receipt-verification?s=${await key.sign(claims)}`, [today(true), ourKeys]);
    expect(await screen.findByText('Genuine acknowledgement of a return')).toBeDefined();
    expect(await screen.findByText('Zaria Hotel')).toBeDefined();
    expect(screen.getByText(/It is no receipt/)).toBeDefined();
    expect(screen.queryByText(/was amended since/)).toBeNull();
  });

  it('says that it was amended since', async () => {
    await openPayments(`/receipt-verification?s=${await key.sign(claims)}`, [today(false), ourKeys]);
    expect(await screen.findByText(/was amended since/)).toBeDefined();
  });

  it('is altered when a letter of it was changed', async () => {
    const signed = await key.sign(claims);
    await openPayments(`/receipt-verification?s=${signed.slice(0, -4)}AAAA`, [
      [verifyReturnAcknowledgement, () => problem('receipt.signature-invalid')],
      ourKeys,
    ]);
    expect((await screen.findAllByText(/altered/i)).length).toBeGreaterThan(0);
    expect(screen.queryByText('Zaria Hotel')).toBeNull();
  });
});

describe('a paper of the law', () => {
  const issued = Date.UTC(2026, 10, 27) / 1000;
  const claims: LawPaperClaims = {
    v: 1,
    k: 'law-paper',
    n: 'DMN-2026-00000004',
    t: 'demand',
    a: 21_000_164,
    d: issued,
  };
  const outline = { number: claims.n, kind: claims.t, issuedOn: '2026-11-27' } as const;
  const today = (standing: 'valid' | 'withdrawn'): Answers[number] => [
    verifyLawPaper,
    () => ({ ...outline, standing, amountKobo: claims.a }),
  ];

  it('is proved on the device, with its kind, number, date and amount', async () => {
    await openPayments(`/receipt-verification?s=${await key.sign(claims)}`, [today('valid'), ourKeys]);
    expect(await screen.findByText('Genuine notice')).toBeDefined();
    const paper = screen.getByRole('article', { name: 'Demand notice' });
    for (const text of ['DMN-2026-00000004', '27 November 2026', 'Valid', '210,001.64'])
      expect(paper.textContent).toContain(text);
    expect(screen.getByRole('link', { name: /Read it with the code/ }).getAttribute('href')).toBe(
      '/notice?ref=DMN-2026-00000004',
    );
  });

  it('that was withdrawn is not to be paid by', async () => {
    await openPayments(`/receipt-verification?s=${await key.sign(claims)}`, [today('withdrawn'), ourKeys]);
    expect(await screen.findByText(/Do not pay by it/)).toBeDefined();
  });

  it('is altered when a letter of it was changed', async () => {
    const signed = await key.sign(claims);
    await openPayments(`/receipt-verification?s=${signed.slice(0, -4)}AAAA`, [
      [verifyLawPaper, () => problem('receipt.signature-invalid')],
      ourKeys,
    ]);
    expect((await screen.findAllByText(/altered/i)).length).toBeGreaterThan(0);
    expect(screen.queryByText('DMN-2026-00000004')).toBeNull();
  });

  it('is known by its number: no amount, and that a number alone proves nothing', async () => {
    await openPayments('/receipt-verification?ref=dmn-2026-00000004', [
      [lookUpLawPaper, () => ({ ...outline, standing: 'valid' })],
      ourKeys,
    ]);
    expect(await screen.findByText('A notice of this number was issued')).toBeDefined();
    expect(screen.getByText(/The number alone proves no paper/)).toBeDefined();
    expect(screen.queryByText('210,001.64')).toBeNull();
  });
});

describe('an acknowledgement of a filed month', () => {
  const claims: PayeAcknowledgementClaims = {
    ...{ v: 1, k: 'paye-filed', t: 'KD-9100-0001-00', e: 'Zaria Mills', m: '2026-10', n: 1, c: 46, g: 920_000_000 },
    ...{ a: 55_000_000, f: Date.UTC(2026, 10, 8) / 1000, d: Date.UTC(2026, 10, 9) / 1000 },
  };
  const today = (isNewest: boolean, tax = 'paye'): Answers[number] => [
    verifyPayeAcknowledgement,
    () => ({
      tax,
      ...{ employer: claims.e, month: claims.m, version: 1, employees: 46, grossKobo: claims.g, dueKobo: claims.a },
      ...{ filedAt: '2026-11-08T00:00:00.000Z', statedAt: '2026-11-09T00:00:00.000Z', isNewest },
    }),
  ];

  it('is proved on the device, and says what was filed', async () => {
    await openPayments(`/receipt-verification?s=${await key.sign(claims)}`, [today(true), ourKeys]);
    expect(await screen.findByText('Genuine acknowledgement of a filed month')).toBeDefined();
    expect(await screen.findByText('October 2026')).toBeDefined();
    expect(screen.queryByText(/was amended since/)).toBeNull();
  });

  it('is the same of what was withheld from others, in its own words', async () => {
    const withheld = { ...claims, x: 'wht' } as const;
    await openPayments(`/receipt-verification?s=${await key.sign(withheld)}`, [today(true, 'withholding'), ourKeys]);
    expect(await screen.findByText('Acknowledgement of a withholding schedule')).toBeDefined();
    expect(screen.getByText('Payments')).toBeDefined();
    expect(screen.queryByText('Employees')).toBeNull();
  });

  it('warns when the month was amended since', async () => {
    await openPayments(`/receipt-verification?s=${await key.sign(claims)}`, [today(false), ourKeys]);
    expect(await screen.findByText(/was amended since/)).toBeDefined();
  });

  it('is refused when a character differs', async () => {
    const [head, , proof] = (await key.sign(claims)).split('.');
    const [, forged] = (await key.sign({ ...claims, a: 1 })).split('.');
    await openPayments(`/receipt-verification?s=${head}.${forged}.${proof}`, [today(true), ourKeys]);
    expect(await screen.findByText('Altered or forged')).toBeDefined();
    expect(screen.queryByText('October 2026')).toBeNull();
  });
});

describe('the Form A of an employee', () => {
  const claims: FormAClaims = {
    ...{ v: 1, k: 'form-a', t: 'KD-9100-0001-00', e: 'Zaria Mills', s: '7', n: 'Amina Bello', y: 2026, r: 1, m: 12 },
    ...{ g: 120_000_000, a: 6_000_000, l: 6_600_000, d: Date.UTC(2027, 0, 20) / 1000 },
  };
  const today = (isNewest: boolean): Answers[number] => [
    verifyFormA,
    () => ({
      ...{
        employer: claims.e,
        employee: claims.n,
        year: 2026,
        months: 12,
        grossKobo: claims.g,
        deductedKobo: claims.a,
      },
      ...{ yearLawKobo: claims.l, statedAt: '2027-01-20T00:00:00.000Z', isNewest },
    }),
  ];

  it('is proved on the device, and says what was filed', async () => {
    await openPayments(`/receipt-verification?s=${await key.sign(claims)}`, [today(true), ourKeys]);
    expect(await screen.findByText('Genuine Form A')).toBeDefined();
    expect(screen.getByText('Amina Bello')).toBeDefined();
    expect(screen.getByText('Tax by the law of the whole year')).toBeDefined();
    expect(screen.queryByText(/filed again, since/)).toBeNull();
  });

  it('warns when something else is filed by now, and is refused when a character differs', async () => {
    const signature = await key.sign(claims);
    const { unmount } = await openPayments(`/receipt-verification?s=${signature}`, [today(false), ourKeys]);
    expect(await screen.findByText(/filed again, since/)).toBeDefined();
    unmount();
    const [head, , proof] = signature.split('.');
    const [, forged] = (await key.sign({ ...claims, a: 9_900_000 })).split('.');
    await openPayments(`/receipt-verification?s=${head}.${forged}.${proof}`, [today(true), ourKeys]);
    expect(await screen.findByText('Altered or forged')).toBeDefined();
    expect(screen.queryByText('Amina Bello')).toBeNull();
  });
});
