import { randomInt, randomUUID } from 'node:crypto';
import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../platform/http/call.ts';
import { writeAudit } from '../../ground/audit/index.ts';
import { findPayerOf } from '../../money/billing/index.ts';
import { ownTpui } from '../obligations/index.ts';
import type { ClearanceDeps } from './clearance-deps.ts';
import {
  findApplication,
  findOpenApplication,
  insertApplication,
  lockClearance,
} from './data/applications.repository.ts';
import { findLive } from './data/issued.repository.ts';
import { lagosToday, subjectOf } from './data/subject-of.ts';
import { giveToPerson, issueTo, judgedAs, judgeNow, judgeOpen } from './judge-application.ts';

/** A certificate is about the three years before the one in which it is asked for (NTAA 72). */
export const firstYearOf = (today: string) => Number(today.slice(0, 4)) - 3;

const stateOf = { cleared: 'issued', person: 'waiting', blocked: 'blocked' } as const;

/** Asks for clearance, once: while an application is open, asking again judges it again. The draw is made before anything is judged. */
export async function askForClearance(
  tx: Transaction,
  { caseload, drawClearance = () => randomInt(10_000) }: Pick<ClearanceDeps, 'caseload' | 'drawClearance'>,
  user: SignedInUser,
): Promise<void> {
  // Locks the consent of whom they act for: withdrawn meanwhile, nothing is asked.
  await findPayerOf(tx, user, 'returns-file');
  const subject = await subjectOf(tx, ownTpui(user));
  if (!subject) throw new BusinessError('session.expired');
  const { tpui, officeId, name } = subject;
  await lockClearance(tx, tpui);
  const open = await findOpenApplication(tx, tpui);
  if (open) return void (await judgeOpen(tx, caseload, open));
  const firstYear = firstYearOf(await lagosToday(tx));
  const live = await findLive(tx, tpui, firstYear);
  if (live && live.name === name) throw new BusinessError('clearance.has-certificate');
  const draw = drawClearance();
  const judged = await judgeNow(tx, tpui, { firstYear, draw });
  if (!judged) throw new BusinessError('session.expired');
  const id = randomUUID();
  const state = stateOf[judged.judgement.answer];
  const number = await insertApplication(tx, {
    ...{ id, tpui, officeId, firstYear, draw, state, askedBy: user.id },
    ...judgedAs(judged.judgement),
  });
  await writeAudit(tx, {
    actor: { userId: user.id },
    action: 'clearance.asked',
    subject: `clearance:${id}`,
    detail: { number, answer: judged.judgement.answer },
  });
  const asked = await findApplication(tx, id);
  if (!asked) throw new Error('An application was made and not found');
  if (state === 'issued') await issueTo(tx, asked, judged);
  if (state === 'waiting') await giveToPerson(tx, caseload, asked, judged);
}
