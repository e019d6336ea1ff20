import type { PartnerBill, PartnerBillToRaise } from '@portal/contracts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { PartnerCaller } from '../../../../platform/http/partner/partner-caller.ts';
import { PartnerRefusal } from '../../../../platform/http/partner/partner-refusal.ts';
import { digestOf } from '../../../../platform/http/submission.ts';
import { allowedHeads } from '../../../ground/expert-systems/index.ts';
import {
  findExternalReference,
  insertPartnerBill,
  linesOfQuote,
  lockExternalReference,
  raiseBill,
  readPartnerBills,
} from '../../../money/billing/index.ts';
import { quoteLines } from '../../../money/tariffs/index.ts';
import { findTaxpayer } from '../../counter/index.ts';
import type { Place } from './partners-deps.ts';
import { presentPartnerBill } from './present-partner-bill.ts';

type Caller = Pick<PartnerCaller, 'keyId' | 'expertSystemId' | 'engineCodeId'>;

export type RaisedForPartner = { readonly status: 200 | 201; readonly body: PartnerBill };

/**
 * One bill for one external reference, in the caller's transaction: 201 for a new one, 200 with the first for the same content. All lines
 * or none. Throws `tsp.reference-used`, which shows the first, for other content.
 */
export async function raiseForPartner(
  tx: Transaction,
  caller: Caller,
  asked: PartnerBillToRaise,
  place: Place,
): Promise<RaisedForPartner> {
  const { engineCodeId, expertSystemId, keyId } = caller;
  const { externalReference, taxpayer, lines, metadata, redirectUrl } = asked;
  const contentDigest = digestOf(asked);
  await lockExternalReference(tx, engineCodeId, externalReference);
  const read = async (billId: string) => {
    const [row] = await readPartnerBills(tx, engineCodeId, [billId]);
    if (!row) throw new Error('A bill that was raised is not there');
    return presentPartnerBill(row, place);
  };
  const first = await findExternalReference(tx, engineCodeId, externalReference);
  if (first) {
    const bill = await read(first.billId);
    if (first.contentDigest.equals(contentDigest)) return { status: 200, body: bill };
    throw new PartnerRefusal('tsp.reference-used', { bill });
  }
  const payer = await findTaxpayer(tx, taxpayer.tpui);
  if (!payer)
    throw new BusinessError('taxpayer.not-found', { fieldErrors: { 'taxpayer.tpui': 'There is no such taxpayer' } });
  await requireAllowed(tx, expertSystemId, lines);
  const quote = await quoteLines(tx, lines);
  const raised = await raiseBill(tx, {
    payer,
    mdaId: quote.mdaId,
    lines: linesOfQuote(quote),
    partner: { expertSystemId, engineCodeId },
  });
  await insertPartnerBill(tx, {
    ...{ billId: raised.id, expertSystemId, engineCodeId, keyId, externalReference, contentDigest, metadata },
    redirectUrl: redirectUrl ?? null,
  });
  return { status: 201, body: await read(raised.id) };
}

/** Says which line is at fault; the database refuses it too. */
export async function requireAllowed(
  tx: Transaction,
  expertSystemId: number,
  lines: PartnerBillToRaise['lines'],
): Promise<void> {
  const allowed = new Set((await allowedHeads(tx, expertSystemId)).map(({ code }) => code));
  const wrong = lines.flatMap(({ revenueHeadCode }, at) =>
    allowed.has(revenueHeadCode) ? [] : [[`lines.${at}.revenueHeadCode`, 'You may not bill this head'] as const],
  );
  if (wrong.length > 0) throw new BusinessError('tsp.head-not-allowed', { fieldErrors: Object.fromEntries(wrong) });
}

const broken = {
  bills_expert_system_active: 'tsp.suspended',
  bills_engine_code_valid: 'tsp.engine-code-revoked',
  bill_lines_head_of_expert_system: 'tsp.head-not-allowed',
  // A tariff was released, or a day began, between reckoning and raising.
  bill_line_terms_in_force: 'bill.amount-changed',
} as const;

/** What the database refused, in the words of the contract. */
export function refusalOfDatabase(error: unknown): unknown {
  if (violates(error, 'partner_bills_redirect_allowed'))
    return new BusinessError('tsp.redirect-not-allowed', {
      cause: error,
      fieldErrors: { redirectUrl: 'Not on your list' },
    });
  for (const [constraint, code] of Object.entries(broken))
    if (violates(error, constraint)) return new BusinessError(code, { cause: error });
  return error;
}
