import { lagosDay, portalAddress } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Clock } from '../../../../platform/clock/clock.ts';
import { addDays } from '../../../../platform/clock/lagos-day.ts';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import type { ModuleWork } from '../../../../platform/jobs/module-work.ts';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';
import { writeAudit } from '../../audit/index.ts';
import { firstDayOfQuarter, quarterOf } from '../domain/quarter.ts';
import type { AccessReviewsRepository } from './access-reviews.repository.ts';
import { otherSuperAdmins } from './other-super-admins.ts';

interface ReviewRoundDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly reviews: AccessReviewsRepository;
}

const lookEveryMs = 60 * 60 * 1000;
/** Days within which a round is decided. */
export const dueWithinDays = 14;
/** A machine that slept on the day begins it late; a quarter that is well under way is left to whoever begins it by hand. */
const lateMost = 7;
/** Days before its end on which those who decide are reminded; afterwards every week. */
const remindedBefore: readonly number[] = [7, 3, 1];
const everyDays = 7;
const screen = '/admin/settings/access-review';

/** The review of who has access begins by itself on the first working day of a quarter, and reminds until everybody is decided. */
export function accessReviewRound(deps: ReviewRoundDeps): NonNullable<ModuleWork['periodic']>[number] {
  return { name: 'access-review', everyMs: lookEveryMs, run: () => followAccessReviews(deps) };
}

export async function followAccessReviews({ db, clock, reviews }: ReviewRoundDeps): Promise<void> {
  const today = lagosDay(clock.now());
  await db.transaction(async (tx) => {
    if (await isTimeToBegin(tx, today)) {
      const quarter = quarterOf(today);
      const dueOn = addDays(today, dueWithinDays);
      const id = await reviews.open(tx, quarter, dueOn, null);
      if (id !== undefined) {
        const [action, subject] = ['access-review.opened', `access-review:${id}`] as const;
        await writeAudit(tx, { actor: { system: 'access-review' }, action, subject, detail: { quarter } });
        await publishNotice(tx, {
          to: await otherSuperAdmins(tx, null),
          kind: 'access-review.begun',
          facts: { quarter, day: dayInWords(dueOn) },
          path: portalAddress(screen, { review: id }),
          occasion: `access-review ${quarter} begun`,
        });
      }
    }
    for (const review of await reviews.unfinished(tx)) await remind(tx, review, today);
  });
}

/** The first working day of the quarter, or within a week of it. */
async function isTimeToBegin(tx: Transaction, today: string): Promise<boolean> {
  const first = firstDayOfQuarter(today);
  const { rows } = await tx.execute<{ begins: string }>(
    sql`select min(d)::date::text as begins from generate_series(${first}::date, ${first}::date + 20, interval '1 day') d
      where is_working_day(d::date)`,
  );
  const begins = rows[0]?.begins;
  return begins !== undefined && begins <= today && today < addDays(begins, lateMost);
}

async function remind(
  tx: Transaction,
  { id, quarter, dueOn, undecided }: { id: string; quarter: string; dueOn: string; undecided: number },
  today: string,
): Promise<void> {
  const left = daysBetween(today, dueOn);
  const isDay = left >= 0 ? remindedBefore.includes(left) : -left % everyDays === 1;
  if (!isDay) return;
  await publishNotice(tx, {
    to: await otherSuperAdmins(tx, null),
    kind: 'access-review.waits',
    facts: { quarter, number: String(undecided), day: dayInWords(dueOn) },
    path: portalAddress(screen, { review: id }),
    occasion: `access-review ${quarter} reminded ${today}`,
  });
}

function dayInWords(day: string): string {
  return day.split('-').reverse().join('/');
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / (24 * 60 * 60 * 1000));
}
