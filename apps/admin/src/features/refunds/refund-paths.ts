/** The desk: a tab of Collection Reports, and a page for each refund. */
const refundsPath = '/admin/collection-reports/refunds';
/** As the tab opens it: what waits for somebody. */
export const undonePath = `${refundsPath}?status=undone`;
export const refundPath = (id: string) => `${refundsPath}/${id}`;
