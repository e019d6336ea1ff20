import type { OpenBill } from '@portal/contracts';

/** Which paper a bill has now, for the button that downloads it. */
export function paperOf({ bill, receipt, userData }: OpenBill) {
  return {
    billReference: bill.billReference,
    receiptNumber: receipt?.receiptNumber ?? null,
    isMasked: userData.masked,
  } as const;
}
