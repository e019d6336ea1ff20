import { kobo, type Language, makeBillReference, type OpenBill } from '@portal/contracts';
import { amountInWords } from '../../src/modules/money/billing/amount-in-words.ts';

/** What stands on the papers in place of an address of the portal, so that no code leads anywhere. */
export const specimenOrigin = 'https://portal.example';

const amount = kobo(100_000);
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const billReference = makeBillReference(Uint8Array.from('SPEC1MEN00000', (character) => alphabet.indexOf(character)));
const receiptNumber = 'KDR-2026-00000000';

/** A bill nobody owes, of somebody who does not exist. */
export function specimenBill(language: Language): OpenBill {
  return {
    bill: {
      billReference,
      payStatusId: 1,
      status: 'unpaid',
      billDetails: [{ amount, description: 'Development levy', narration: '', revenueHeadCode: '12010102' }],
      totalKobo: amount,
      amountInWords: amountInWords(amount, language),
      tpui: 'KD-0000-0000-00',
      mda: 'Kaduna State Internal Revenue Service',
      taxOffice: 'Kaduna North',
      issuedOn: '2026-11-20',
      expiresOn: '2027-02-20',
    },
    userData: {
      user: { firstName: 'Specimen', lastName: 'Samfuri', email: 'specimen@portal.example' },
      userRegistration: { addressLine1: 'Specimen, Samfuri' },
      masked: false,
    },
    isFromTsp: false,
    receipt: null,
    payment: null,
  };
}

export function specimenReceipt(language: Language): OpenBill {
  const { bill, ...rest } = specimenBill(language);
  return {
    ...rest,
    bill: { ...bill, payStatusId: 2, status: 'paid' },
    receipt: {
      receiptNumber,
      amountKobo: amount,
      paidAt: '2026-11-21T09:00:00.000Z',
      issuedAt: '2026-11-21T09:00:02.000Z',
      provider: 'remita',
      channel: 'internet-bank',
      providerReference: '000000000000',
      voidedAt: null,
      signedReceipt: 'specimen',
      verificationUrl: `${specimenOrigin}/receipt-verification?ref=${receiptNumber}&signedReceipt=${'specimen.'.repeat(48)}`,
    },
  };
}
