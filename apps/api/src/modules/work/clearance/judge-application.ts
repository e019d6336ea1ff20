import { randomBytes, randomUUID } from 'node:crypto';
import { clearanceNumberBytes, makeClearanceNumber, portalAddress } from '@portal/contracts';
import type { Transaction } from '../../../platform/db/database.ts';
import { publishNotice } from '../../../platform/notices/publish-notice.ts';
import { writeAudit } from '../../ground/audit/index.ts';
import type { Caseload } from '../../ground/caseload/index.ts';
import {
  type ApplicationRow,
  changeApplication,
  findApplication,
  type JudgedAs,
} from './data/applications.repository.ts';
import { insertCertificate } from './data/issued.repository.ts';
import { type HeldFacts, readFacts } from './data/read-facts.ts';
import { type ClearanceSubject, peopleOf, subjectOf } from './data/subject-of.ts';
import { figuresOfYears } from './domain/figures-of-years.ts';
import { type ClearanceJudgement, judgeClearance } from './domain/judge-clearance.ts';
import { tellEmployers } from './tell-employers.ts';

export interface Judged extends HeldFacts {
  readonly subject: ClearanceSubject;
  readonly judgement: ClearanceJudgement;
}

/** As the portal judges somebody at this moment. */
export async function judgeNow(
  on: Parameters<typeof subjectOf>[0],
  tpui: string,
  asked: { readonly firstYear: number; readonly draw: number | null },
): Promise<Judged | undefined> {
  const subject = await subjectOf(on, tpui);
  if (!subject) return undefined;
  const held = await readFacts(on, subject, asked);
  return { ...held, subject, judgement: judgeClearance(held.facts) };
}

export function judgedAs({ blockers, personReasons }: ClearanceJudgement): JudgedAs {
  return {
    blockers: blockers.map(({ key, kind }) => ({ key, kind })),
    blockedKobo: blockers.reduce((sum, { bill }) => sum + (bill?.amountKobo ?? 0), 0),
    personReasons,
  };
}

const subjectName = (id: string) => `clearance:${id}`;

/**
 * Judges an open application anew, in the transaction that holds its lock: what was cured is issued, what waits for nothing but a person goes
 * to one. With a person already, it is issued by itself only when the rules alone would.
 */
export async function judgeOpen(tx: Transaction, caseload: Caseload, open: ApplicationRow): Promise<Judged> {
  const judged = await judgeNow(tx, open.tpui, { firstYear: open.first_year, draw: open.draw });
  if (!judged) throw new Error('An application is of nobody');
  const { answer } = judged.judgement;
  const as = judgedAs(judged.judgement);
  if (answer === 'cleared') {
    if (open.state !== 'blocked')
      await caseload.move(tx, { kind: 'clearance', subject: subjectName(open.id) }, { move: 'clear' });
    await changeApplication(tx, open.id, { state: 'issued', judged: as });
    await issueTo(tx, open, judged);
  } else if (answer === 'person' && open.state === 'blocked') {
    await changeApplication(tx, open.id, { state: 'waiting', judged: as, startsClock: true });
    await giveToPerson(tx, caseload, open, judged);
  } else {
    await changeApplication(tx, open.id, { judged: as });
  }
  return judged;
}

interface Asked {
  readonly id: string;
  readonly number: string;
  readonly tpui: string;
  readonly asked_by: string;
}

/** Opens the case with its clock; employers whose months are missing are told whose certificate waits. */
export async function giveToPerson(
  tx: Transaction,
  caseload: Caseload,
  { id, number, tpui }: Asked,
  { subject, facts }: Judged,
): Promise<void> {
  await caseload.open(tx, {
    ...{ kind: 'clearance', subject: subjectName(id), reference: number, tpui },
    ...(subject.officeId !== null && { officeId: subject.officeId }),
  });
  const application = await findApplication(tx, id);
  await publishNotice(tx, {
    to: await peopleOf(tx, tpui),
    kind: 'clearance.with-person',
    facts: { reference: number, day: application?.last_day ?? '' },
    path: portalAddress('/user/etcc'),
    occasion: `${subjectName(id)}:with-person`,
  });
  await tellEmployers(tx, { applicationId: id, name: subject.name, gaps: facts.gaps });
}

/** The certificate of an application that was issued in this transaction. Answers its number. */
export async function issueTo(
  tx: Transaction,
  { id, number: reference, tpui, first_year }: Asked & { readonly first_year: number },
  { subject, held, judgement }: Judged,
  by?: string,
): Promise<string> {
  const number = makeClearanceNumber(randomBytes(clearanceNumberBytes));
  const validUntil = await insertCertificate(tx, {
    ...{ id: randomUUID(), number, applicationId: id, tpui, name: subject.name, officeId: subject.officeId },
    ...{ firstYear: first_year, figures: figuresOfYears(judgement, held) },
  });
  await publishNotice(tx, {
    to: await peopleOf(tx, tpui),
    kind: 'clearance.issued',
    facts: { number, years: `${first_year}–${first_year + 2}`, day: validUntil },
    path: portalAddress('/user/etcc'),
    occasion: `${subjectName(id)}:issued`,
  });
  await writeAudit(tx, {
    actor: by === undefined ? { system: 'clearance' } : { userId: by },
    action: 'clearance.issued',
    subject: subjectName(id),
    detail: { reference, certificate: number },
  });
  return number;
}
