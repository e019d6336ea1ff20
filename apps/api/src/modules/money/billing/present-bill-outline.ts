import type { OpenBill } from '@portal/contracts';
import { maskName } from './domain/mask.ts';

/**
 * What may be shown to whoever names a receipt by its number alone. Numbers run on, so anybody can name them all: enough to
 * compare with the paper in one's hand, and no name, no signature, and no reference that would open more.
 */
export function presentBillOutline({ bill, userData: { user }, ...shown }: OpenBill): OpenBill {
  return {
    ...shown,
    bill: {
      ...bill,
      billReference: '',
      tpui: null,
      taxOffice: null,
      billDetails: bill.billDetails.map((line) => ({ ...line, narration: '' })),
    },
    userData: {
      user: { firstName: maskName(user.firstName), lastName: maskName(user.lastName), email: '' },
      userRegistration: { addressLine1: '' },
      masked: true,
    },
    receipt: shown.receipt && {
      ...shown.receipt,
      providerReference: '',
      signedReceipt: '',
      verificationUrl: withoutSignature(shown.receipt.verificationUrl),
    },
    payment: null,
  };
}

function withoutSignature(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('s');
  return url.href;
}
