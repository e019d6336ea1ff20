import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { auditPerson } from './audit-person.ts';
import type { BookingDeps } from './book-consultation.ts';
import { brokenRuleOf } from './data/consultation-rules.ts';
import type { Change, ConsultationRow } from './data/consultations.repository.ts';
import { whoIsFree } from './find-free-times.ts';
import { slotMs } from './free-times.ts';
import { isOpen } from './present-consultation.ts';

/** To another time at the same office; with the same consultant when they are free then. */
export async function moveConsultation(deps: BookingDeps, row: ConsultationRow, startsAt: Date): Promise<void> {
  if (row.startsAt.getTime() === startsAt.getTime() && isOpen(row, deps.clock.now())) return;
  const { topic, mode, officeId } = row;
  const free = await whoIsFree(deps, { topic, mode, officeId }, startsAt);
  const same = free.filter(({ id }) => id === row.consultantId);
  const others = free.filter(({ id }) => id !== row.consultantId);
  await changeOpen(deps, row, async (tx) => {
    const endsAt = new Date(startsAt.getTime() + slotMs);
    for (const { id: consultantId } of [...same, ...others]) {
      const change: Change = { state: 'rescheduled', consultantId, startsAt, endsAt };
      if (await refusalOf(deps, tx, row.id, change)) continue;
      await auditPerson(tx, 'moved', row, startsAt);
      await deps.mails.send(tx, { id: row.id, news: 'rescheduled' });
      await deps.mails.remind(tx, row.id, startsAt);
      return;
    }
    throw new BusinessError('consultation.time-taken');
  });
}

/** Changes a consultation whose time has not come, with whatever belongs to the change, or refuses. */
export async function changeOpen(
  { db, consultations, covers, clock }: BookingDeps,
  { id }: ConsultationRow,
  change: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  await keepingRules(() =>
    db.transaction(async (tx) => {
      await covers.shareDiaries(tx);
      const current = await consultations.lock(tx, id);
      if (!current || !isOpen(current, clock.now())) throw new BusinessError('consultation.over');
      await change(tx);
    }),
  );
}

/** What breaks a rule of the database is a refusal with words for the caller. */
export async function keepingRules<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    const code = brokenRuleOf(error);
    throw code ? new BusinessError(code, { cause: error }) : error;
  }
}

/** Why this change cannot be made: somebody was quicker, or the consultant is away. Then nothing changed, and the transaction goes on. */
export async function refusalOf(
  { consultations }: Pick<BookingDeps, 'consultations'>,
  tx: Transaction,
  id: string,
  change: Change,
): Promise<'consultation.time-taken' | 'consultation.consultant-away' | undefined> {
  try {
    await tx.transaction((savepoint) => consultations.change(savepoint, id, change));
    return undefined;
  } catch (error) {
    const code = brokenRuleOf(error);
    if (code !== 'consultation.time-taken' && code !== 'consultation.consultant-away') throw error;
    return code;
  }
}
