import { kobo, type Language, type OpenBill, type Receipt } from '@portal/contracts';
import { amountInWords } from './amount-in-words.ts';
import type { BillPayment, BillRecord } from './bill-record.ts';
import { maskAddress, maskEmail } from './domain/mask.ts';

export interface PresentationOptions {
  readonly language: Language;
  /** Hides part of the payer's address and e-mail. */
  readonly masked: boolean;
  /** The receipt with its proof; null while there is none. */
  readonly receipt: Receipt | null;
}

/** A bill as the contract's open-bill answer gives it. */
export function presentOpenBill(record: BillRecord, { language, masked, receipt }: PresentationOptions): OpenBill {
  const { payer } = record;
  return {
    bill: {
      billReference: record.reference,
      payStatusId: record.payStatusId,
      status: record.status,
      billDetails: record.lines.map((line) => ({
        amount: kobo(line.amountKobo),
        description: line.description,
        narration: line.narration,
        revenueHeadCode: line.revenueHeadCode,
      })),
      totalKobo: kobo(record.totalKobo),
      amountInWords: amountInWords(record.totalKobo, language),
      tpui: payer.tpui,
      mda: record.mda,
      taxOffice: record.taxOffice,
      ...(record.preparedBy !== null && { preparedBy: record.preparedBy }),
      ...(record.paymentBegunBy !== null && { paymentBegunBy: record.paymentBegunBy }),
      issuedOn: record.issuedOn,
      expiresOn: record.receipt?.expiresOn ?? record.expiresOn,
      ...(record.dueOn !== null && { dueOn: record.dueOn }),
    },
    userData: {
      user: {
        firstName: payer.firstName,
        lastName: payer.lastName,
        email: masked ? maskEmail(payer.email) : payer.email,
      },
      userRegistration: { addressLine1: masked ? maskAddress(payer.address) : payer.address },
      masked,
      ...(payer.organisation && { organisation: payer.organisation }),
    },
    isFromTsp: record.expertSystem !== null,
    receipt,
    payment: record.payment && presentPayment(record.payment),
    ...(record.correctedBy && { correctedBy: record.correctedBy }),
    ...(record.moneyNews.length > 0 && { moneyNews: [...record.moneyNews] }),
  };
}

/** The reference of a payment for several bills is not told to whoever holds one of them: it is for another amount. */
function presentPayment({ provider, providerRef, state, startedAt, isShared }: BillPayment): OpenBill['payment'] {
  return {
    provider,
    rrr: provider === 'remita' && !isShared ? providerRef : null,
    txRef: provider === 'remita' || isShared ? null : providerRef,
    state: paymentStates[state],
    startedAt: startedAt.toISOString(),
    ...(isShared && { isShared }),
  };
}

const paymentStates = {
  AWAITING_PAYMENT: 'awaiting-payment',
  PROCESSING: 'processing',
  REVIEW: 'under-review',
  REFUND_PENDING: 'under-review',
} as const satisfies Record<BillPayment['state'], string>;
