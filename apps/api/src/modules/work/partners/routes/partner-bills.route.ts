import {
  amendPartnerBill as amendEndpoint,
  cancelPartnerBill,
  type ErrorCode,
  getPartnerBill,
  listPartnerBills,
  openPartnerSession,
  outcomeOfTotal,
  raisePartnerBill,
  type TestOutcome,
  testOutcomeHeader,
  testOutcomes,
} from '@portal/contracts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { PartnerCaller } from '../../../../platform/http/partner/partner-caller.ts';
import type { ServePartner } from '../../../../platform/http/partner/serve-partner.ts';
import { digestOf } from '../../../../platform/http/submission.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import {
  amendPartnerBill,
  cancelBillOf,
  linesOfQuote,
  lockPartnerBill,
  pageOfPartnerBills,
  partnerBillIdOf,
  placePartnerBills,
  readPartnerBills,
  rewriteBill,
} from '../../../money/billing/index.ts';
import { quoteLines } from '../../../money/tariffs/index.ts';
import { answerOnce } from '../application/answer-once.ts';
import type { ModeDeps } from '../application/partners-deps.ts';
import { checkoutOf, presentPartnerBill } from '../application/present-partner-bill.ts';
import { raiseForPartner, refusalOfDatabase, requireAllowed } from '../application/raise-for-partner.ts';
import { readAsPartner } from '../data/read-as-partner.ts';
import { readCursor, writeCursor } from '../domain/cursor.ts';

const refusals: Readonly<Record<string, ErrorCode>> = {
  paid: 'bill.already-paid',
  void: 'bill.already-paid',
  expired: 'bill.expired',
  cancelled: 'bill.cancelled',
  'under-review': 'bill.under-review',
  'payment-pending': 'bill.payment-pending',
  'of-filed-month': 'bill.of-filed-month',
  'of-the-law': 'bill.of-the-law',
};

/** Bills of the engine code of the key; of any other there are none. */
export function partnerBillsRoutes(serve: ServePartner, deps: ModeDeps): void {
  const { db, askAboutBill, playOutcome } = deps;
  const refused = (error: unknown): never => {
    throw refusalOfDatabase(error);
  };
  async function idOf(caller: PartnerCaller, reference: string): Promise<string> {
    const id = await readAsPartner(db, caller, (tables) => partnerBillIdOf(tables, reference));
    if (id === undefined) throw new BusinessError('bill.not-found');
    return id;
  }
  async function billOf({ engineCodeId }: PartnerCaller, id: string) {
    const [row] = await readPartnerBills(db, engineCodeId, [id]);
    if (!row) throw new BusinessError('bill.not-found');
    return presentPartnerBill(row, deps);
  }

  serve(raisePartnerBill, ({ body }, call) =>
    db
      .transaction((tx) =>
        answerOnce(tx, call, { operation: 'POST /bills', content: body }, () =>
          raiseForPartner(tx, call.caller, body, deps),
        ),
      )
      .catch(refused),
  );

  serve(getPartnerBill, async ({ params: { reference } }, { caller }) => ({
    status: 200 as const,
    body: await billOf(caller, await idOf(caller, reference)),
  }));

  serve(listPartnerBills, async ({ query: { cursor, limit, state, externalReference } }, { caller }) => {
    const asked = digestOf(['bills', caller.engineCodeId, state, externalReference]).toString('base64url').slice(0, 16);
    const after = cursor === undefined ? 0 : readCursor(asked, cursor);
    if (after === undefined) throw new BusinessError('tsp.cursor-mismatch');
    await placePartnerBills(db);
    const page = await readAsPartner(db, caller, (tables) =>
      pageOfPartnerBills(tables, { after, limit: limit + 1, state, externalReference }),
    );
    const shown = page.slice(0, limit);
    const rows = await readPartnerBills(
      db,
      caller.engineCodeId,
      shown.map(({ billId }) => billId),
    );
    const last = page.length > limit ? shown.at(-1) : undefined;
    return {
      status: 200 as const,
      body: {
        data: rows.map((row) => presentPartnerBill(row, deps)),
        nextCursor: last ? writeCursor(asked, last.position) : null,
      },
    };
  });

  serve(amendEndpoint, async ({ params: { reference }, body }, { caller }) => {
    const { metadata, redirectUrl, lines } = body;
    const id = await idOf(caller, reference);
    await db
      .transaction(async (tx) => {
        const bill = await lockPartnerBill(tx, caller.engineCodeId, reference);
        if (!bill) throw new BusinessError('bill.not-found');
        if (lines) {
          const refusal = refusals[bill.status === 'expired' ? 'unpaid' : (bill.status ?? '')];
          if (refusal) throw new BusinessError(refusal);
          await requireAllowed(tx, caller.expertSystemId, lines);
          const quote = await quoteLines(tx, lines);
          if (quote.totalKobo !== bill.totalKobo) throw new BusinessError('tsp.amount-fixed');
          await rewriteBill(tx, bill, { ...bill, categoryId: 0, firstName: '', lastName: '' }, linesOfQuote(quote));
        }
        await amendPartnerBill(tx, bill.id, { metadata, redirectUrl });
      })
      .catch(refused);
    return { status: 200 as const, body: await billOf(caller, id) };
  });

  serve(cancelPartnerBill, async ({ params: { reference }, body: { reason } }, { caller }) => {
    const id = await idOf(caller, reference);
    await askAboutBill(reference);
    await db.transaction(async (tx) => {
      if (!(await lockPartnerBill(tx, caller.engineCodeId, reference))) throw new BusinessError('bill.not-found');
      const outcome = await cancelBillOf(tx, { reference, by: caller.madeBy, reason });
      const refusal = refusals[outcome ?? ''];
      if (outcome !== 'cancelled' && refusal) throw new BusinessError(refusal);
      if (outcome === 'cancelled')
        await writeAudit(tx, {
          actor: { system: `partner key ${caller.handle}` },
          action: 'bill.cancelled',
          subject: `bill:${reference}`,
          detail: { reason, by: 'partner' },
        });
    });
    return { status: 200 as const, body: await billOf(caller, id) };
  });

  serve(openPartnerSession, async ({ body: { billReference, redirectUrl } }, { caller, header, setHeader }) => {
    const asked = outcomeAsked(header(testOutcomeHeader));
    if (asked && !playOutcome) throw new BusinessError('tsp.test-only');
    const id = await idOf(caller, billReference);
    const { state, expiresOn, redirectUrl: before, totalKobo } = await billOf(caller, id);
    const refusal = refusals[state];
    if (refusal) throw new BusinessError(refusal);
    if (redirectUrl !== undefined && redirectUrl !== before)
      await db.transaction((tx) => amendPartnerBill(tx, id, { redirectUrl })).catch(refused);
    if (playOutcome) {
      const outcome = asked ?? outcomeOfTotal(totalKobo);
      await playOutcome({ id, totalKobo }, outcome);
      setHeader(testOutcomeHeader, outcome);
    }
    return {
      status: 200 as const,
      body: { billReference, checkoutUrl: checkoutOf(deps, billReference), expiresOn },
    };
  });
}

function outcomeAsked(header: string | undefined): TestOutcome | undefined {
  const outcome = testOutcomes.find((known) => known === header);
  if (header !== undefined && outcome === undefined)
    throw new BusinessError('request.invalid', {
      fieldErrors: { [testOutcomeHeader]: `One of ${testOutcomes.join(', ')}` },
    });
  return outcome;
}
