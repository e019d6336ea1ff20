// @ts-nocheck
// Generated from the OpenAPI document of the partners’ interface: `pnpm generate` in packages/tsp-client

import { client } from './client.gen.ts';
import type { Client, ClientMeta, Options as Options2, RequestResult, TDataShape } from './client/index.ts';
import type { AmendBillData, AmendBillErrors, AmendBillResponses, CancelBillData, CancelBillErrors, CancelBillResponses, ChangeWebhookData, ChangeWebhookErrors, ChangeWebhookResponses, ChangeWebhookSecretData, ChangeWebhookSecretErrors, ChangeWebhookSecretResponses, CheckClearanceData, CheckClearanceErrors, CheckClearanceResponses, EndWebhookData, EndWebhookErrors, EndWebhookResponses, GetBillBatchData, GetBillBatchErrors, GetBillBatchResponses, GetBillData, GetBillErrors, GetBillResponses, GetCertificationData, GetCertificationErrors, GetCertificationResponses, GetDeliveryData, GetDeliveryErrors, GetDeliveryResponses, GetInvoiceData, GetInvoiceErrors, GetInvoiceResponses, GetLookUpData, GetLookUpErrors, GetLookUpResponses, GetReceiptData, GetReceiptErrors, GetReceiptResponses, InviteTaxpayerData, InviteTaxpayerErrors, InviteTaxpayerResponses, ListBatchRowsData, ListBatchRowsErrors, ListBatchRowsResponses, ListBillsData, ListBillsErrors, ListBillsResponses, ListDeliveriesData, ListDeliveriesErrors, ListDeliveriesResponses, ListEventsData, ListEventsErrors, ListEventsResponses, ListRevenueHeadsData, ListRevenueHeadsErrors, ListRevenueHeadsResponses, ListSettlementLinesData, ListSettlementLinesErrors, ListSettlementLinesResponses, ListSettlementsData, ListSettlementsErrors, ListSettlementsResponses, ListWebhooksData, ListWebhooksErrors, ListWebhooksResponses, LookUpTaxpayerData, LookUpTaxpayerErrors, LookUpTaxpayerResponses, MakeWebhookData, MakeWebhookErrors, MakeWebhookResponses, OpenPaymentSessionData, OpenPaymentSessionErrors, OpenPaymentSessionResponses, RaiseBillData, RaiseBillErrors, RaiseBillResponses, ReplayWebhookData, ReplayWebhookErrors, ReplayWebhookResponses, SendTestEventData, SendTestEventErrors, SendTestEventResponses, StartBillBatchData, StartBillBatchErrors, StartBillBatchResponses, StartCertificationData, StartCertificationErrors, StartCertificationResponses } from './types.gen.ts';

export type Options<TData extends TDataShape = TDataShape, ThrowOnError extends boolean = boolean, TResponse = unknown> = Options2<TData, ThrowOnError, TResponse> & {
    /**
     * You can provide a client instance returned by `createClient()` instead of
     * individual options. This might be also useful if you want to implement a
     * custom client.
     */
    client?: Client;
    /**
     * You can pass arbitrary values through the `meta` object. This can be
     * used to access values that aren't defined as part of the SDK function.
     */
    meta?: keyof ClientMeta extends never ? Record<string, unknown> : ClientMeta;
};

/**
 * Your bills, the oldest first
 */
export const listBills = <ThrowOnError extends boolean = false>(options?: Options<ListBillsData, ThrowOnError>): RequestResult<ListBillsResponses, ListBillsErrors, ThrowOnError> => (options?.client ?? client).get<ListBillsResponses, ListBillsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/bills',
    ...options
});

/**
 * Raise a bill. The same externalReference with the same content answers the first bill with 200
 */
export const raiseBill = <ThrowOnError extends boolean = false>(options: Options<RaiseBillData, ThrowOnError>): RequestResult<RaiseBillResponses, RaiseBillErrors, ThrowOnError> => (options.client ?? client).post<RaiseBillResponses, RaiseBillErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/bills',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * A bill of yours as it is now
 */
export const getBill = <ThrowOnError extends boolean = false>(options: Options<GetBillData, ThrowOnError>): RequestResult<GetBillResponses, GetBillErrors, ThrowOnError> => (options.client ?? client).get<GetBillResponses, GetBillErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/bills/{reference}',
    ...options
});

/**
 * Change metadata and address of a bill, and the lines of an unpaid one at the same total
 */
export const amendBill = <ThrowOnError extends boolean = false>(options: Options<AmendBillData, ThrowOnError>): RequestResult<AmendBillResponses, AmendBillErrors, ThrowOnError> => (options.client ?? client).patch<AmendBillResponses, AmendBillErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/bills/{reference}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Cancel an unpaid bill, with the reason. Sent twice, it is cancelled once
 */
export const cancelBill = <ThrowOnError extends boolean = false>(options: Options<CancelBillData, ThrowOnError>): RequestResult<CancelBillResponses, CancelBillErrors, ThrowOnError> => (options.client ?? client).post<CancelBillResponses, CancelBillErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/bills/{reference}/cancellation',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * The invoice of an unpaid bill as PDF
 */
export const getInvoice = <ThrowOnError extends boolean = false>(options: Options<GetInvoiceData, ThrowOnError>): RequestResult<GetInvoiceResponses, GetInvoiceErrors, ThrowOnError> => (options.client ?? client).get<GetInvoiceResponses, GetInvoiceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/bills/{reference}/invoice',
    ...options
});

/**
 * The receipt of a paid bill as PDF
 */
export const getReceipt = <ThrowOnError extends boolean = false>(options: Options<GetReceiptData, ThrowOnError>): RequestResult<GetReceiptResponses, GetReceiptErrors, ThrowOnError> => (options.client ?? client).get<GetReceiptResponses, GetReceiptErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/bills/{reference}/receipt',
    ...options
});

/**
 * Where to send the payer of a bill, and where they come back to
 */
export const openPaymentSession = <ThrowOnError extends boolean = false>(options: Options<OpenPaymentSessionData, ThrowOnError>): RequestResult<OpenPaymentSessionResponses, OpenPaymentSessionErrors, ThrowOnError> => (options.client ?? client).post<OpenPaymentSessionResponses, OpenPaymentSessionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/payment-sessions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Raise up to 10,000 bills, each as POST /bills does; answered at once, done afterwards
 */
export const startBillBatch = <ThrowOnError extends boolean = false>(options: Options<StartBillBatchData, ThrowOnError>): RequestResult<StartBillBatchResponses, StartBillBatchErrors, ThrowOnError> => (options.client ?? client).post<StartBillBatchResponses, StartBillBatchErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/bill-batches',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * How far a batch is
 */
export const getBillBatch = <ThrowOnError extends boolean = false>(options: Options<GetBillBatchData, ThrowOnError>): RequestResult<GetBillBatchResponses, GetBillBatchErrors, ThrowOnError> => (options.client ?? client).get<GetBillBatchResponses, GetBillBatchErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/bill-batches/{batchId}',
    ...options
});

/**
 * What became of the rows of a batch, in their order
 */
export const listBatchRows = <ThrowOnError extends boolean = false>(options: Options<ListBatchRowsData, ThrowOnError>): RequestResult<ListBatchRowsResponses, ListBatchRowsErrors, ThrowOnError> => (options.client ?? client).get<ListBatchRowsResponses, ListBatchRowsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/bill-batches/{batchId}/rows',
    ...options
});

/**
 * Whether there is a taxpayer with this TPUI, and the name in part
 */
export const lookUpTaxpayer = <ThrowOnError extends boolean = false>(options: Options<LookUpTaxpayerData, ThrowOnError>): RequestResult<LookUpTaxpayerResponses, LookUpTaxpayerErrors, ThrowOnError> => (options.client ?? client).post<LookUpTaxpayerResponses, LookUpTaxpayerErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/taxpayers/lookups',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Send somebody the address of registration; at most one mail a day to an address
 */
export const inviteTaxpayer = <ThrowOnError extends boolean = false>(options: Options<InviteTaxpayerData, ThrowOnError>): RequestResult<InviteTaxpayerResponses, InviteTaxpayerErrors, ThrowOnError> => (options.client ?? client).post<InviteTaxpayerResponses, InviteTaxpayerErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/taxpayer-invitations',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Whether a tax clearance certificate stands, by its number; its figures with a code its holder gave
 */
export const checkClearance = <ThrowOnError extends boolean = false>(options: Options<CheckClearanceData, ThrowOnError>): RequestResult<CheckClearanceResponses, CheckClearanceErrors, ThrowOnError> => (options.client ?? client).post<CheckClearanceResponses, CheckClearanceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/clearance-checks',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Revenue heads that you may bill
 */
export const listRevenueHeads = <ThrowOnError extends boolean = false>(options?: Options<ListRevenueHeadsData, ThrowOnError>): RequestResult<ListRevenueHeadsResponses, ListRevenueHeadsErrors, ThrowOnError> => (options?.client ?? client).get<ListRevenueHeadsResponses, ListRevenueHeadsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/revenue-heads',
    ...options
});

/**
 * A list of the service that changes a few times a year; keep it with its `ETag` and ask with that
 */
export const getLookUp = <ThrowOnError extends boolean = false>(options: Options<GetLookUpData, ThrowOnError>): RequestResult<GetLookUpResponses, GetLookUpErrors, ThrowOnError> => (options.client ?? client).get<GetLookUpResponses, GetLookUpErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/look-ups/{list}',
    ...options
});

/**
 * Payouts of providers to the Treasury that had payments of your bills, the newest first
 */
export const listSettlements = <ThrowOnError extends boolean = false>(options?: Options<ListSettlementsData, ThrowOnError>): RequestResult<ListSettlementsResponses, ListSettlementsErrors, ThrowOnError> => (options?.client ?? client).get<ListSettlementsResponses, ListSettlementsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/settlements',
    ...options
});

/**
 * The payments of your bills in a payout
 */
export const listSettlementLines = <ThrowOnError extends boolean = false>(options: Options<ListSettlementLinesData, ThrowOnError>): RequestResult<ListSettlementLinesResponses, ListSettlementLinesErrors, ThrowOnError> => (options.client ?? client).get<ListSettlementLinesResponses, ListSettlementLinesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/settlements/{settlement}/lines',
    ...options
});

/**
 * What happened to your bills in the last 90 days, the oldest first; ask again from nextCursor
 */
export const listEvents = <ThrowOnError extends boolean = false>(options?: Options<ListEventsData, ThrowOnError>): RequestResult<ListEventsResponses, ListEventsErrors, ThrowOnError> => (options?.client ?? client).get<ListEventsResponses, ListEventsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/events',
    ...options
});

/**
 * Addresses that you are told at, the newest first; ended ones stay for 90 days
 */
export const listWebhooks = <ThrowOnError extends boolean = false>(options?: Options<ListWebhooksData, ThrowOnError>): RequestResult<ListWebhooksResponses, ListWebhooksErrors, ThrowOnError> => (options?.client ?? client).get<ListWebhooksResponses, ListWebhooksErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/webhooks',
    ...options
});

/**
 * Be told at an address, of what happens from now on. Its secret is shown this once
 */
export const makeWebhook = <ThrowOnError extends boolean = false>(options: Options<MakeWebhookData, ThrowOnError>): RequestResult<MakeWebhookResponses, MakeWebhookErrors, ThrowOnError> => (options.client ?? client).post<MakeWebhookResponses, MakeWebhookErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/webhooks',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Change address or kinds of events, pause, or go on; nothing is lost while it is paused
 */
export const changeWebhook = <ThrowOnError extends boolean = false>(options: Options<ChangeWebhookData, ThrowOnError>): RequestResult<ChangeWebhookResponses, ChangeWebhookErrors, ThrowOnError> => (options.client ?? client).patch<ChangeWebhookResponses, ChangeWebhookErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/webhooks/{webhookId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * End an address for good; what waited for it is given up. Sent twice, it is ended once
 */
export const endWebhook = <ThrowOnError extends boolean = false>(options: Options<EndWebhookData, ThrowOnError>): RequestResult<EndWebhookResponses, EndWebhookErrors, ThrowOnError> => (options.client ?? client).post<EndWebhookResponses, EndWebhookErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/webhooks/{webhookId}/ending',
    ...options
});

/**
 * A new secret, shown this once; the old one signs beside it for the hours you say
 */
export const changeWebhookSecret = <ThrowOnError extends boolean = false>(options: Options<ChangeWebhookSecretData, ThrowOnError>): RequestResult<ChangeWebhookSecretResponses, ChangeWebhookSecretErrors, ThrowOnError> => (options.client ?? client).post<ChangeWebhookSecretResponses, ChangeWebhookSecretErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/webhooks/{webhookId}/secret-changes',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Send an event of type webhook.test to an address, as every other is sent
 */
export const sendTestEvent = <ThrowOnError extends boolean = false>(options: Options<SendTestEventData, ThrowOnError>): RequestResult<SendTestEventResponses, SendTestEventErrors, ThrowOnError> => (options.client ?? client).post<SendTestEventResponses, SendTestEventErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/webhooks/{webhookId}/test-events',
    ...options
});

/**
 * What was sent to an address and what waits for it, the newest first, each with its last attempt
 */
export const listDeliveries = <ThrowOnError extends boolean = false>(options: Options<ListDeliveriesData, ThrowOnError>): RequestResult<ListDeliveriesResponses, ListDeliveriesErrors, ThrowOnError> => (options.client ?? client).get<ListDeliveriesResponses, ListDeliveriesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/webhooks/{webhookId}/deliveries',
    ...options
});

/**
 * One event for one address: its bytes, and every attempt with status and time
 */
export const getDelivery = <ThrowOnError extends boolean = false>(options: Options<GetDeliveryData, ThrowOnError>): RequestResult<GetDeliveryResponses, GetDeliveryErrors, ThrowOnError> => (options.client ?? client).get<GetDeliveryResponses, GetDeliveryErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/webhooks/{webhookId}/deliveries/{deliveryId}',
    ...options
});

/**
 * Send events of the last 90 days again, with the same webhook-id: one, or those of a time
 */
export const replayWebhook = <ThrowOnError extends boolean = false>(options: Options<ReplayWebhookData, ThrowOnError>): RequestResult<ReplayWebhookResponses, ReplayWebhookErrors, ThrowOnError> => (options.client ?? client).post<ReplayWebhookResponses, ReplayWebhookErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/webhooks/{webhookId}/replays',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Begin a certification, with a test key: what the portal sees of the key from now on counts
 */
export const startCertification = <ThrowOnError extends boolean = false>(options?: Options<StartCertificationData, ThrowOnError>): RequestResult<StartCertificationResponses, StartCertificationErrors, ThrowOnError> => (options?.client ?? client).post<StartCertificationResponses, StartCertificationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/certifications',
    ...options
});

/**
 * What the portal has seen of a certification of yours
 */
export const getCertification = <ThrowOnError extends boolean = false>(options: Options<GetCertificationData, ThrowOnError>): RequestResult<GetCertificationResponses, GetCertificationErrors, ThrowOnError> => (options.client ?? client).get<GetCertificationResponses, GetCertificationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/certifications/{certificationId}',
    ...options
});
