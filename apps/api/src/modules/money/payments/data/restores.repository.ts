import { lagosDay } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database.ts';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';
import { askableStates } from '../domain/payment-state.ts';
import { foundIn, type ProviderFindings, unanswered } from '../domain/restore-report.ts';

export interface Restore {
  readonly id: string;
  readonly lastCommitAt: Date;
  readonly askedAt: Date | null;
}

/** Providers are asked about the whole past at this pace, so that payers of today are not kept waiting behind it. */
const betweenQuestionsMs = 50;

const findings = `
  select i.provider, count(*)::int as asked,
    count(*) filter (where i.state::text <> q.state_before or exists (
      select from provider_observations o where o.intent_id = i.id and o.observed_at >= r.asked_at
        and (o.outcome <> 'unknown' or split_part(o.doubt, ':', 1) not in ('unreachable', 'unreadable', 'credentials-refused'))))::int as answered,
    count(*) filter (where i.state = 'CONFIRMED' and q.state_before not in ('CONFIRMED', 'REVIEW'))::int as "paidSince",
    coalesce(sum(i.amount_kobo) filter (where i.state = 'CONFIRMED' and q.state_before not in ('CONFIRMED', 'REVIEW')), 0)::float8 as "paidSinceKobo",
    count(*) filter (where i.state = 'REVIEW' and q.state_before <> 'REVIEW')::int as "forReview",
    count(*) filter (where exists (
      select from review_cases c where c.intent_id = i.id and c.kind = 'no-longer-paid' and c.opened_at >= r.asked_at))::int as "takenBack"
  from restores r join restore_questions q on q.restore_id = r.id join payment_intents i on i.id = q.intent_id
  where r.id = $1 group by i.provider order by i.provider`;

export function restoresRepository(db: Database) {
  return {
    /** Those that nobody has reported on, the oldest first. */
    async open(): Promise<readonly Restore[]> {
      const { rows } = await db.$client.query<Restore>(
        `select id, last_commit_at as "lastCommitAt", asked_at as "askedAt" from restores where reported_at is null order by restored_at`,
      );
      return rows;
    },

    /**
     * Everything becomes due whose answer may have changed since the moment: references that could still be paid then (14 days beyond their
     * expiry), and money of the 30 days before it, which could be taken back. The newest first. The number of payments.
     */
    askAboutEverything({ id, lastCommitAt }: Restore, now: Date): Promise<number> {
      return db.transaction(async (tx) => {
        await tx.execute(
          sql`update restores set asked_at = clock_timestamp() where id = ${id}::uuid and asked_at is null`,
        );
        await tx.execute(sql`
          insert into restore_questions (restore_id, intent_id, state_before)
          select r.id, i.id, i.state from restores r join payment_intents i on i.created_at <= r.restored_at
          where r.id = ${id}::uuid and (
            (i.state::text = any (${sql.param(askableStates)}::text[]) and i.expires_at > ${lastCommitAt.toISOString()}::timestamptz - interval '14 days')
            or (i.state in ('CONFIRMED', 'REVIEW') and i.created_at > ${lastCommitAt.toISOString()}::timestamptz - interval '30 days'))
          on conflict do nothing`);
        const { rowCount } = await tx.execute(sql`
          update payment_intents i
          set checks = 0, next_check_at = ${now.toISOString()}::timestamptz + due.place * ${betweenQuestionsMs}::int * interval '1 millisecond'
          from (select q.intent_id, row_number() over (order by p.created_at desc) - 1 as place
            from restore_questions q join payment_intents p on p.id = q.intent_id where q.restore_id = ${id}::uuid) due
          where i.id = due.intent_id`);
        return rowCount ?? 0;
      });
    },

    async findingsOf({ id }: Restore): Promise<readonly ProviderFindings[]> {
      const { rows } = await db.$client.query<ProviderFindings>(findings, [id]);
      return rows;
    },

    /** Kept, and told to everybody who runs the portal. */
    report({ id, lastCommitAt }: Restore, found: readonly ProviderFindings[]): Promise<void> {
      return db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ people: string[] }>(sql`
          update restores set reported_at = clock_timestamp(), report = ${JSON.stringify(found)}::jsonb
          where id = ${id}::uuid and reported_at is null
          returning array(select u.id from users u where u.status = 'active' and active_role(u.id) = 'SuperAdmin') as people`);
        const [reported] = rows;
        if (!reported) return;
        await publishNotice(tx, {
          to: reported.people,
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
