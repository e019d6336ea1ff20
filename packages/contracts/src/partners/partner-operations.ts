import * as bills from './bills.ts';
import { listPartnerHeads } from './heads.ts';
import type { PartnerEndpoint } from './partner-endpoint.ts';

/** Every operation of the partners' interface: for its document and for tests, which must leave none out. */
export const partnerOperations: readonly PartnerEndpoint[] = [
  bills.raisePartnerBill,
  bills.listPartnerBills,
  bills.getPartnerBill,
  bills.amendPartnerBill,
  bills.cancelPartnerBill,
  bills.getPartnerInvoice,
  bills.getPartnerReceipt,
  bills.openPartnerSession,
  listPartnerHeads,
];
