import * as batches from './batches.ts';
import * as bills from './bills.ts';
import { getCertification, startCertification } from './certification.ts';
import { checkPartnerCertificate } from './clearance-checks.ts';
import { listPartnerEvents } from './events.ts';
import { listPartnerHeads } from './heads.ts';
import { getPartnerLookUp } from './look-ups.ts';
import type { PartnerEndpoint } from './partner-endpoint.ts';
import { listPartnerSettlements, listSettlementLines } from './settlements.ts';
import { inviteTaxpayer, lookUpTaxpayer } from './taxpayers.ts';
import * as webhooks from './webhook-operations.ts';

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
  batches.startBillBatch,
  batches.getBillBatch,
  batches.listBatchRows,
  lookUpTaxpayer,
  inviteTaxpayer,
  checkPartnerCertificate,
  listPartnerHeads,
  getPartnerLookUp,
  listPartnerSettlements,
  listSettlementLines,
  listPartnerEvents,
  webhooks.listWebhooks,
  webhooks.makeWebhook,
  webhooks.changeWebhook,
  webhooks.endWebhook,
  webhooks.changeWebhookSecret,
  webhooks.sendTestEvent,
  webhooks.listDeliveries,
  webhooks.getDelivery,
  webhooks.replayWebhook,
  startCertification,
  getCertification,
];
