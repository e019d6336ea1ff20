import { kobo, type OpenBill, type PaymentGateway, type PaymentSession } from '@portal/contracts';

export const billReference = 'KD7Q4M2X9TBC1VWZ';

interface OpenBillParts {
  readonly bill?: Partial<OpenBill['bill']>;
  readonly receipt?: OpenBill['receipt'];
  readonly payment?: OpenBill['payment'];
}

/** An unpaid bill of ₦12,500.00 for two revenue heads, and whatever a test changes about it. */
export function anOpenBill({ bill, receipt = null, payment = null }: OpenBillParts = {}): OpenBill {
  return {
    bill: {
      billReference,
      payStatusId: 1,
      status: 'unpaid',
      billDetails: [
        { amount: kobo(1_000_000), description: 'Development levy', narration: '2026', revenueHeadCode: '12010102' },
        { amount: kobo(250_000), description: 'Business premises', narration: '', revenueHeadCode: '12010103' },
      ],
      totalKobo: kobo(1_250_000),
      amountInWords: 'Twelve Thousand Five Hundred Naira Only',
      tpui: 'KDTP0001',
      mda: 'Ministry of Commerce',
      taxOffice: 'Kaduna North',
      issuedOn: '2026-11-01',
      expiresOn: '2027-02-01',
      ...bill,
    },
    userData: {
      user: { firstName: 'Amina', lastName: 'Bello', email: 'a•••@example.ng' },
      userRegistration: { addressLine1: '12 Ahmadu Bello •••' },
      masked: true,
    },
    isFromTsp: false,
    receipt,
    payment,
  };
}

export function aReceipt(changes: Partial<NonNullable<OpenBill['receipt']>> = {}): NonNullable<OpenBill['receipt']> {
  return {
    receiptNumber: 'KDR-2026-00001234',
    amountKobo: kobo(1_250_000),
    paidAt: '2026-11-20T13:05:00.000Z',
    issuedAt: '2026-11-20T13:05:10.000Z',
    provider: 'remita',
    channel: 'card',
    providerReference: '140008260136',
    voidedAt: null,
    signedReceipt: 'e30.e30.AA',
    verificationUrl: `http://localhost:3000/receipt-verification?ref=${billReference}&s=e30.e30.AA`,
    ...changes,
  };
}

export function aPaidBill(): OpenBill {
  return anOpenBill({ bill: { payStatusId: 2, status: 'paid' }, receipt: aReceipt() });
}

export const gateways: readonly PaymentGateway[] = [
  { id: 'remita', displayField: 'Remita', availability: 'available', steps: ['Press the button', 'Pay by card'] },
  { id: 'interswitch', displayField: 'Interswitch', availability: 'coming-soon', steps: ['Choose a card'] },
  { id: 'bank', displayField: 'Bank', availability: 'available', steps: ['Go to a bank', 'Quote the RRR'] },
];

export const session: PaymentSession = {
  provider: 'remita',
  checkoutUrl: 'http://127.0.0.1:4002/remita/ecomm/finalize.reg?rrr=140008260136',
  redirectUrl: `/payment_summary_open?billRef=${billReference}`,
  rrr: '140008260136',
  txRef: 'KD0001',
  amountKobo: kobo(1_250_000),
  widget: null,
};
