import type { decideClearance, prepareClearance, RequestOf } from '@portal/contracts';
import { portalAddress } from '@portal/contracts';
import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { publishNotice } from '../../../platform/notices/publish-notice.ts';
import { writeAudit } from '../../ground/audit/index.ts';
import { hasDeclaredConflict } from '../../ground/caseload/index.ts';
import type { ClearanceDeps } from './clearance-deps.ts';
import { type ApplicationRow, changeApplication } from './data/applications.repository.ts';
import {
  acceptPaperYears,
  confirmPaperYears,
  countNotAccepted,
  refusePaperYears,
} from './data/paper-years.repository.ts';
import { isSamePerson, peopleOf } from './data/subject-of.ts';
import { issueTo, judgedAs, judgeNow } from './judge-application.ts';

type Deps = Pick<ClearanceDeps, 'caseload'>;

/** Their own, or somebody's whom they have declared to be close to. */
export async function isInConflict(tx: Transaction, userId: string, tpui: string): Promise<boolean> {
  return (await isSamePerson(tx, userId, tpui)) || (await hasDeclaredConflict(tx, userId, tpui));
}

export async function refuseConflict(tx: Transaction, userId: string, tpui: string): Promise<void> {
  if (await isInConflict(tx, userId, tpui)) throw new BusinessError('clearance.conflict');
}

const isLate = ({ state }: ApplicationRow) => state === 'overdue' || state === 'overdue-prepared';
const caseOf = ({ id }: ApplicationRow) => ({ kind: 'clearance', subject: `clearance:${id}` }) as const;
const yearsOf = ({ tpui, first_year }: ApplicationRow) => ({ tpui, firstYear: first_year });

/** What is accepted of what was said, and what is advised. It changes nothing for the taxpayer: another person decides. */
export async function prepare(
  tx: Transaction,
  deps: Deps,
  row: ApplicationRow,
  { userId, ...made }: RequestOf<typeof prepareClearance>['body'] & { readonly userId: string },
): Promise<void> {
  await refuseConflict(tx, userId, row.tpui);
  const { caseVersion, advice, text, accepted = [] } = made;
  const move = isLate(row) ? 'prepare-late' : 'prepare';
  await deps.caseload.move(tx, caseOf(row), { move, userId, caseVersion, reason: text });
  await changeApplication(tx, row.id, {
    state: isLate(row) ? 'overdue-prepared' : 'prepared',
    preparation: { advice, text, by: userId },
  });
  await acceptPaperYears(tx, { ...yearsOf(row), accepted, by: userId });
  await writeAudit(tx, {
    ...{ actor: { userId }, action: 'clearance.prepared', subject: `clearance:${row.id}` },
    detail: { number: row.number, advice, accepted },
  });
}

/**
 * Issues or refuses what another person prepared. What stands in the way at this moment stops an issue, whatever was read before; what was
 * accepted of a year counts from now on.
 */
export async function decide(
  tx: Transaction,
  deps: Deps,
  row: ApplicationRow,
  made: RequestOf<typeof decideClearance>['body'] & { readonly userId: string },
): Promise<void> {
  const { userId, caseVersion, outcome } = made;
  await refuseConflict(tx, userId, row.tpui);
  const late = isLate(row);
  if (outcome === 'refuse') {
    const { reasons, cure } = made;
    await refuseToBlameEmployee(tx, row);
    await deps.caseload.move(tx, caseOf(row), {
      ...{ move: late ? 'refuse-late' : 'refuse', userId, caseVersion, reason: reasons },
    });
    await refusePaperYears(tx, { ...yearsOf(row), by: userId, reason: reasons });
    await changeApplication(tx, row.id, { state: 'refused', decidedBy: userId, refusal: { reasons, cure } });
    await tellOfRefusal(tx, row, made.userId, { reasons, cure });
    return;
  }
  await deps.caseload.move(tx, caseOf(row), { move: late ? 'issue-late' : 'issue', userId, caseVersion });
  if ((await countNotAccepted(tx, yearsOf(row))) > 0) throw new BusinessError('clearance.statement-open');
  await confirmPaperYears(tx, { ...yearsOf(row), by: userId });
  const judged = await judgeNow(tx, row.tpui, { firstYear: row.first_year, draw: row.draw });
  if (!judged || judged.judgement.answer === 'blocked') throw new BusinessError('clearance.blocked');
  await changeApplication(tx, row.id, { state: 'issued', decidedBy: userId, judged: judgedAs(judged.judgement) });
  await issueTo(tx, row, judged, userId);
}

/** Where nothing but an employer's months is missing, and nothing was said that could be false, nobody is refused (0826). */
async function refuseToBlameEmployee(tx: Transaction, row: ApplicationRow): Promise<void> {
  const judged = await judgeNow(tx, row.tpui, { firstYear: row.first_year, draw: row.draw });
  const { answer, personReasons } = judged?.judgement ?? {};
  const isOfEmployer = answer === 'person' && personReasons?.every((reason) => reason === 'employer-missing');
  const wasSaid = judged?.facts.years.some(({ paper }) => paper?.state === 'stated');
  if (isOfEmployer && !wasSaid) throw new BusinessError('clearance.employers-months');
}

async function tellOfRefusal(
  tx: Transaction,
  { id, number, tpui }: ApplicationRow,
  userId: string,
  { reasons, cure }: { readonly reasons: string; readonly cure: string },
): Promise<void> {
  await publishNotice(tx, {
    to: await peopleOf(tx, tpui),
    kind: 'clearance.refused',
    facts: { reference: number, reasons, cure },
    path: portalAddress('/user/etcc'),
    occasion: `clearance:${id}:refused`,
  });
  await writeAudit(tx, {
    ...{ actor: { userId }, action: 'clearance.refused', subject: `clearance:${id}` },
    detail: { number, reasons, cure },
  });
}
