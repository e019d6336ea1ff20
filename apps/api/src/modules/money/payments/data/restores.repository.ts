import { lagosDay } from '@portal/contracts';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';
import { activeSuperAdmins } from '../../../ground/identity/index.ts';
import { askableStates } from '../domain/payment-state.ts';
import { foundIn, type ProviderFindings, unanswered } from '../domain/restore-report.ts';

export interface Restore {
  readonly id: string;
  readonly lastCommitAt: Date;
  readonly askedAt: Date | null;
}

/** Providers are asked about the whole past at this pace, so that payers of today are not kept waiting behind it. */
const betweenQuestionsMs = 50;

/** Silence, and what is as good as silence, is no answer. */
const isAnswered = sql<boolean>`i.state::text <> q.state_before or exists (
  select from provider_observations o where o.intent_id = i.id and o.observed_at >= r.asked_at
    and (o.outcome <> 'unknown' or split_part(o.doubt, ':', 1) not in ('unreachable', 'unreadable', 'credentials-refused')))`;
const isPaidSince = sql<boolean>`i.state = 'CONFIRMED' and q.state_before not in ('CONFIRMED', 'REVIEW')`;
const isForReview = sql<boolean>`i.state = 'REVIEW' and q.state_before <> 'REVIEW'`;
const isTakenBack = sql<boolean>`exists (
  select from review_cases c where c.intent_id = i.id and c.kind = 'no-longer-paid' and c.opened_at >= r.asked_at)`;

export function restoresRepository(db: Database) {
  return {
    /** Those that nobody has reported on, the oldest first. */
    open(): Promise<readonly Restore[]> {
      return tablesOf(db)
        .selectFrom('restores')
        .select(['id', 'last_commit_at as lastCommitAt', 'asked_at as askedAt'])
        .where('reported_at', 'is', null)
        .orderBy('restored_at')
        .execute();
    },

    /**
     * Everything becomes due whose answer may have changed since the moment: references that could still be paid then (14 days beyond their
     * expiry), and money of the 30 days before it, which could be taken back. The newest first. The number of payments.
     */
    askAboutEverything({ id }: Restore, now: Date): Promise<number> {
      return db.transaction(async (tx) => {
        const tables = tablesOf(tx);
        await tables
          .updateTable('restores')
          .set({ asked_at: sql<Date>`clock_timestamp()` })
          .where('id', '=', id)
          .where('asked_at', 'is', null)
          .execute();
        await tables
          .insertInto('restore_questions')
          .columns(['restore_id', 'intent_id', 'state_before'])
          .expression((eb) =>
            eb
              .selectFrom('restores as r')
              .innerJoin('payment_intents as i', (join) => join.onRef('i.created_at', '<=', 'r.restored_at'))
              .where('r.id', '=', id)
              .where(
                sql<boolean>`((i.state::text = any (${[...askableStates]}::text[]) and i.expires_at > r.last_commit_at - interval '14 days')
                  or (i.state in ('CONFIRMED', 'REVIEW') and i.created_at > r.last_commit_at - interval '30 days'))`,
              )
              .select(['r.id as restore_id', 'i.id as intent_id', sql<string>`i.state::text`.as('state_before')]),
          )
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const { numUpdatedRows } = await tables
          .with('due', (qb) =>
            qb
              .selectFrom('restore_questions as q')
              .innerJoin('payment_intents as p', 'p.id', 'q.intent_id')
              .where('q.restore_id', '=', id)
              .select(['q.intent_id', sql<number>`row_number() over (order by p.created_at desc) - 1`.as('place')]),
          )
          .updateTable('payment_intents as i')
          .from('due')
          .set({
            checks: 0,
            next_check_at: sql<Date>`${now.toISOString()}::timestamptz + due.place * ${betweenQuestionsMs}::int * interval '1 millisecond'`,
          })
          .whereRef('i.id', '=', 'due.intent_id')
          .executeTakeFirstOrThrow();
        return Number(numUpdatedRows);
      });
    },

    findingsOf({ id }: Restore): Promise<readonly ProviderFindings[]> {
      return tablesOf(db)
        .selectFrom('restores as r')
        .innerJoin('restore_questions as q', 'q.restore_id', 'r.id')
        .innerJoin('payment_intents as i', 'i.id', 'q.intent_id')
        .where('r.id', '=', id)
        .groupBy('i.provider')
        .orderBy('i.provider')
        .select([
          'i.provider',
          sql<number>`count(*)::int`.as('asked'),
          sql<number>`(count(*) filter (where ${isAnswered}))::int`.as('answered'),
          sql<number>`(count(*) filter (where ${isPaidSince}))::int`.as('paidSince'),
          sql<number>`coalesce(sum(i.amount_kobo) filter (where ${isPaidSince}), 0)::bigint`.as('paidSinceKobo'),
          sql<number>`(count(*) filter (where ${isForReview}))::int`.as('forReview'),
          sql<number>`(count(*) filter (where ${isTakenBack}))::int`.as('takenBack'),
        ])
        .execute();
    },

    /** Kept, and told to everybody who runs the portal. */
    report({ id, lastCommitAt }: Restore, found: readonly ProviderFindings[]): Promise<void> {
      return db.transaction(async (tx) => {
        const { numUpdatedRows } = await tablesOf(tx)
          .updateTable('restores')
          .set({ reported_at: sql<Date>`clock_timestamp()`, report: JSON.stringify(found) })
          .where('id', '=', id)
          .where('reported_at', 'is', null)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return;
        await publishNotice(tx, {
          to: await activeSuperAdmins(tx),
          kind: 'restore.reported',
          facts: {
            day: lagosDay(lastCommitAt),
            number: String(foundIn(found)),
            cases: String(unanswered(found)),
          },
          occasion: `restore.reported:${id}`,
        });
      });
    },
  };
}

export type RestoresRepository = ReturnType<typeof restoresRepository>;
