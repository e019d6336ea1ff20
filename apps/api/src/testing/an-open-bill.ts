import { kobo, type OpenBill } from '@portal/contracts';

/** An unpaid bill of two lines, as the open-bill answer gives it. */
export function anOpenBill(
  changes: Partial<OpenBill> & { readonly status?: OpenBill['bill']['status'] } = {},
): OpenBill {
  const { status = 'unpaid', ...rest } = changes;
  return {
    bill: {
      billReference: 'KD7Q4M2X9TBC1VWZ',
      payStatusId: rest.receipt ? 2 : 1,
      status,
      billDetails: [
        {
          amount: kobo(1_000_000),
          description: 'Development levy',
          narration: '2026 assessment',
          revenueHeadCode: '12010102',
        },
        {
          amount: kobo(250_050),
          description: 'Business premises renewal',
          narration: 'Shop 14, Ahmadu Bello Way, Kaduna',
          revenueHeadCode: '12020456',
        },
      ],
      totalKobo: kobo(1_250_050),
      amountInWords: 'Twelve Thousand Five Hundred Naira Fifty Kobo Only',
      tpui: 'KD-0019-2231-77',
      mda: 'Kaduna State Internal Revenue Service',
      taxOffice: 'Kaduna North',
      issuedOn: '2026-11-20',
      expiresOn: '2027-02-20',
    },
    userData: {
      user: { firstName: 'Amina', lastName: 'Ɗanjuma', email: 'a•••a@example.ng' },
      userRegistration: { addressLine1: '14 A•••• Road, Ƙofar Doka' },
      masked: true,
    },
    isFromTsp: false,
    receipt: null,
    payment: null,
    ...rest,
  };
}

/** Its receipt: paid half an hour after midnight in Lagos. */
export const aReceipt: NonNullable<OpenBill['receipt']> = {
  receiptNumber: 'KDR-2026-00001234',
  amountKobo: kobo(1_250_050),
  paidAt: '2026-11-20T23:30:00.000Z',
  issuedAt: '2026-11-20T23:30:02.000Z',
  provider: 'remita',
  channel: 'internet-bank',
  providerReference: '140008260136',
  voidedAt: null,
  signedReceipt: 'a.b.c',
  verificationUrl: `https://pay.example.gov.ng/receipt-verification?ref=KDR-2026-00001234&signedReceipt=${'eyJhbGciOiJFZERTQSIsImtpZCI6InIxIn0.'.repeat(13)}`,
};
