import {
  fileReturn,
  formatNaira,
  kobo,
  type ParsedRequestOf,
  type ReturnAnswers,
  returnKinds,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import { timeOfFiling } from '../../../../platform/http/arrival.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { digestOf, sameSubmission } from '../../../../platform/http/submission.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { billsOfDuty, cancelReplacedBills, lockBills } from '../../../money/billing/index.ts';
import { replaceAssessments } from '../../assessments/index.ts';
import { billReturn } from '../bill-return.ts';
import { dropDraft } from '../data/drafts.repository.ts';
import { lockReturn, noteFiled } from '../data/duty-of-return.ts';
import { filedReturnOf, insertFiled, submissionOf } from '../data/filed-returns.repository.ts';
import { presentFiled } from '../present-filed.ts';
import { readReturn } from '../read-return.ts';
import { type ReturnsDeps, returnOfCaller } from '../returns-deps.ts';
import { tellOfFiling } from '../tell-of-filing.ts';
import { type WorkedOut, workOutReturn } from '../work-out-return.ts';

type Body = ParsedRequestOf<typeof fileReturn>['body'];

const amendmentReasonLeast = 5;

/** Filed and billed in one transaction, once; what was shown is filed, or nothing is. */
export function filingRoute(app: FastifyInstance, { db, clock, caseload }: ReturnsDeps): void {
  serve(app, fileReturn, ({ body }, call) =>
    db.transaction(async (tx) => {
      const { user } = call;
      const asked = await returnOfCaller(tx, clock, call, body);
      const { tpui, kind, period } = asked;
      await lockReturn(tx, asked);
      const contentDigest = digestOf(body);
      const earlier = await submissionOf(tx, user.id, body.submissionId);
      if (earlier) {
        sameSubmission(earlier, contentDigest, 'submissionId');
        return presentFiled(earlier, await billsOfDuty(tx, earlier.billId ? [earlier.billId] : []));
      }
      const known = await readReturn(tx, asked);
      const newest = known.versions.at(-1);
      if ((newest?.version ?? null) !== body.readVersion) throw new BusinessError('return.filed-meanwhile');
      const bills = await lockBills(
        tx,
        known.bills.map(({ id }) => id),
      );
      const worked = workOutReturn({ ...asked, ...known, bills, answers: body.answers, reasons: body.reasons });
      refuseWhatIsMissing(body, worked);
      refuseOtherFigures(body, worked);
      if (worked.cancelsUnpaid) {
        if (bills.some(({ isOpen, isPending }) => isOpen && isPending)) throw new BusinessError('bill.payment-pending');
        const billIds = bills.flatMap(({ id, isOpen }) => (isOpen ? [id] : []));
        await cancelReplacedBills(tx, { billIds, by: user.id, reason: 'Replaced by an amendment of its return' });
      }
      const version = (newest?.version ?? 0) + 1;
      // Only a first version can be late; the moments of versions stay in their order.
      const time = timeOfFiling(asked.time.receivedAt, asked.time.arrivedAt ?? undefined, version);
      const owner = newest?.tpui ?? tpui;
      const bill =
        worked.toBillKobo > 0
          ? await billReturn(tx, user, { kind, period, version, dueOn: known.dueOn, amountKobo: worked.toBillKobo })
          : undefined;
      const { figures } = worked;
      const { taxKobo, creditKobo, balanceKobo, overKobo } = figures;
      const id = await insertFiled(tx, {
        ...{ ...asked, tpui: owner, version, submissionId: body.submissionId, contentDigest, figures },
        ...{ taxKobo, creditKobo, balanceKobo, overKobo, dueOn: known.dueOn },
        answers: worked.answers as ReturnAnswers,
        ...{ changes: worked.changes, lateness: worked.lateness, replacedKobo: worked.replacedKobo },
        amendmentReason: version === 1 ? '' : body.amendmentReason,
        declarationVersion: body.declarationVersion,
        isForAnother: user.scope.kind === 'taxpayer' && user.scope.acting !== undefined,
        ...{ filedBy: user.id, filedAt: time.countsAt, billId: bill?.id ?? null },
        ...{ arrivedAt: time.arrivedAt, receivedAt: time.receivedAt },
      });
      await dropDraft(tx, asked);
      await noteFiled(tx, asked, dayOf(time.countsAt));
      await replaceAssessments(tx, caseload, { ...asked, id, tpui: owner, by: user.id });
      await tellOfFiling(tx, user, { tpui, period, id });
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'return.filed',
        subject: `taxpayer:${tpui}`,
        detail: {
          ...{ kind, period, version, declarationVersion: body.declarationVersion, balanceKobo },
          ...(time.arrivedAt && { arrivedAt: time.arrivedAt, receivedAt: time.receivedAt }),
          ...(worked.replacedKobo > 0 && { replacedKobo: worked.replacedKobo }),
          ...(bill && { billReference: bill.reference }),
        },
      });
      const filed = await filedReturnOf(tx, tpui, id);
      if (!filed) throw new Error(`Return ${id} was filed and is not there`);
      return presentFiled(filed, await billsOfDuty(tx, bill ? [bill.id] : []));
    }),
  );
}

/** What a return may be previewed without, and not filed: confirmations, reasons, and why it is amended. */
function refuseWhatIsMissing({ kind, amendmentReason, readVersion }: Body, { answers, changes }: WorkedOut): void {
  const unconfirmed = Object.entries(returnKinds[kind].fields).flatMap(([key, { type }]) =>
    type === 'confirm' && answers[key] !== true
      ? [[`answers.${key}`, 'Confirm it, or this return is not for us'] as const]
      : [],
  );
  const unexplained = changes.flatMap(({ path, reason }) =>
    reason === '' ? [[`reasons.${path}`, 'Say why it differs from what was filled in'] as const] : [],
  );
  const amended =
    readVersion !== null && amendmentReason.length < amendmentReasonLeast
      ? ([['amendmentReason', 'Say why it is amended']] as const)
      : [];
  const missing = [...unconfirmed, ...unexplained, ...amended];
  if (missing.length > 0) throw new BusinessError('request.invalid', { fieldErrors: Object.fromEntries(missing) });
}

/** A rule or a figure was changed between the last look and now: the difference is said, and nothing is filed. */
function refuseOtherFigures({ shown }: Body, { figures, toBillKobo }: WorkedOut): void {
  const isShown =
    shown.fingerprint === figures.fingerprint &&
    shown.balanceKobo === figures.balanceKobo &&
    shown.toBillKobo === toBillKobo;
  if (isShown) return;
  throw new BusinessError('return.figures-changed', {
    fieldErrors: {
      'shown.balanceKobo': `Shown: ${formatNaira(shown.balanceKobo)}. Now: ${formatNaira(figures.balanceKobo)}`,
      'shown.toBillKobo': `Shown: ${formatNaira(shown.toBillKobo)}. Now: ${formatNaira(kobo(toBillKobo))}`,
    },
  });
}
