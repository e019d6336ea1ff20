import { randomUUID } from 'node:crypto';
import {
  amendBill,
  cancelBill,
  createTspClient,
  getBill,
  getCertification,
  getInvoice,
  getReceipt,
  listBills,
  listEvents,
  listRevenueHeads,
  lookUpTaxpayer,
  openPaymentSession,
  raiseBill,
  startCertification,
} from './index.ts';

export interface CertifyOptions {
  readonly origin: string;
  /** A test key with the scopes `bills` and `read`. */
  readonly key: string;
  /** To bill; the first that may be billed and takes an amount, unless given. */
  readonly head?: string | undefined;
  /** A payer of test mode. */
  readonly tpui?: string | undefined;
}

const firstPayer = 'KD-0000-0001-95';
const totalKobo = 450_000;
/** The shape of a reference, and of nobody's bill. */
const nobodysBill = 'KD7Q4M2X9TBC1VWZ';
const headsTried = 200;

/**
 * Does each step of the certification once and answers what the portal has seen, which is all that counts. Throws when the run cannot
 * be begun or no bill can be raised.
 */
export async function certify({ origin, key, head: given, tpui = firstPayer }: CertifyOptions) {
  const client = createTspClient({ origin, key });
  const { data: run, error } = await startCertification({ client });
  if (!run) throw new Error(`The certification was not begun: ${JSON.stringify(error)}`);
  const mark = randomUUID().slice(0, 8);

  const heads = (await listRevenueHeads({ client })).data?.data ?? [];
  await lookUpTaxpayer({ client, body: { tpui } });
  const codes = given === undefined ? heads.slice(0, headsTried).map(({ code }) => code) : [given];
  const bill = (externalReference: string, revenueHeadCode: string) => ({
    ...{ externalReference: `${mark}-${externalReference}`, taxpayer: { tpui } },
    lines: [{ revenueHeadCode, amountKobo: totalKobo }],
  });

  // A head whose tariff says the amount refuses one: the next is tried.
  let head = '';
  let reference = '';
  let refusal: unknown;
  for (const code of codes) {
    const raised = await raiseBill({ client, headers: { 'Idempotency-Key': mark }, body: bill('1', code) });
    refusal = raised.error;
    if (!raised.data) continue;
    ({ reference } = raised.data);
    head = code;
    break;
  }
  if (head === '') throw new Error(`No bill could be raised: ${JSON.stringify(refusal)}`);
  const one = bill('1', head);
  await raiseBill({ client, headers: { 'Idempotency-Key': mark }, body: one });
  await raiseBill({ client, body: one });
  await raiseBill({ client, body: { ...one, metadata: { other: 'content' } } });
  await raiseBill({ client, body: bill('not-mine', '99999999') });
  await getBill({ client, path: { reference } });
  await getBill({ client, path: { reference: nobodysBill } });
  await listBills({ client });
  await amendBill({ client, path: { reference }, body: { metadata: { run: mark } } });
  await getInvoice({ client, path: { reference } });

  for (const outcome of ['paid', 'late', 'failed', 'under-review', 'reversed'] as const) {
    const raised = outcome === 'paid' ? undefined : await raiseBill({ client, body: bill(outcome, head) });
    const billReference = raised?.data?.reference ?? reference;
    await openPaymentSession({ client, body: { billReference }, headers: { 'Test-Outcome': outcome } });
  }
  await getReceipt({ client, path: { reference } });
  const dropped = await raiseBill({ client, body: bill('dropped', head) });
  if (dropped.data)
    await cancelBill({
      client,
      path: { reference: dropped.data.reference },
      body: { reason: 'Raised to be cancelled' },
    });
  await listEvents({ client });

  const { data: result, error: unread } = await getCertification({ client, path: { certificationId: run.id } });
  if (!result) throw new Error(`What was seen could not be read: ${JSON.stringify(unread)}`);
  return result;
}
