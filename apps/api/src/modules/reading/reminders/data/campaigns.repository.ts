import type {
  CampaignState,
  Language,
  MessageOutcome,
  MessageReason,
  ReminderAudience,
  ReminderChannel,
} from '@portal/contracts';
import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';
import type { Gathered } from '../gather-audience.ts';

const instant = (column: string) => sql<Date | null>`${sql.ref(column)}`;
const nameOf = (column: string) => sql<string | null>`reading.name_of_actor('user:' || ${sql.ref(column)})`;

function campaignsIn(on: Runner) {
  return tablesOf(on)
    .selectFrom('reminder_campaigns as c')
    .leftJoin('reading.tax_offices as o', 'o.id', 'c.office_id')
    .select(['c.id', 'c.text_id as textId', 'c.office_id as officeId', 'o.name as office'])
    .select(['c.prepared_by as preparedById'])
    .select(({ ref }) => [
      sql<string>`'N-' || lpad(c.number::text, 5, '0')`.as('number'),
      ref('c.state').$castTo<CampaignState>().as('state'),
      ref('c.channel').$castTo<ReminderChannel>().as('channel'),
      ref('c.language').$castTo<Language>().as('language'),
      sql<ReminderAudience>`c.audience`.as('audience'),
      sql<Gathered['counts']>`c.counts`.as('counts'),
      nameOf('c.prepared_by').as('preparedBy'),
      nameOf('c.decided_by').as('decidedBy'),
      nameOf('c.stopped_by').as('stoppedBy'),
      sql<Date>`c.prepared_at`.as('preparedAt'),
      instant('c.decided_at').as('decidedAt'),
      instant('c.stopped_at').as('stoppedAt'),
      instant('c.finished_at').as('finishedAt'),
      sql<string>`(select w.id from cases_about('reminder-campaign', 'reminder-campaign:' || c.id) w limit 1)`.as(
        'workId',
      ),
    ]);
}

export type CampaignRow = NonNullable<Awaited<ReturnType<typeof findCampaign>>>;

export function findCampaign(on: Runner, id: string) {
  return campaignsIn(on).where('c.id', '=', id).executeTakeFirst();
}

/** Nobody else moves it until the transaction ends; batches that are being taken wait, or are waited for. */
export async function lockCampaign(on: Runner, id: string): Promise<CampaignRow | undefined> {
  await tablesOf(on).selectFrom('reminder_campaigns').select('id').where('id', '=', id).forUpdate().execute();
  return findCampaign(on, id);
}

interface NewCampaign {
  readonly textId: string;
  readonly channel: ReminderChannel;
  readonly language: Language;
  readonly audience: ReminderAudience;
  readonly counts: Gathered['counts'];
  readonly officeId: number;
  readonly by: string;
  readonly at: Date;
}

export function insertCampaign(
  on: Runner,
  { textId, channel, language, audience, counts, officeId, by, at }: NewCampaign,
): Promise<{ readonly id: string; readonly number: string }> {
  return tablesOf(on)
    .insertInto('reminder_campaigns')
    .values({
      ...{ text_id: textId, channel, language, office_id: officeId, prepared_by: by, prepared_at: at },
      ...{ audience: JSON.stringify(audience), counts: JSON.stringify(counts), estimate_kobo: counts.estimateKobo },
    })
    .returning(['id', sql<string>`'N-' || lpad(number::text, 5, '0')`.as('number')])
    .executeTakeFirstOrThrow();
}

type Move =
  | { readonly state: 'sending' | 'refused' | 'withdrawn'; readonly decided_by: string; readonly decided_at: Date }
  | { readonly state: 'stopped'; readonly stopped_by: string; readonly stopped_at: Date }
  | { readonly state: 'sending' };

export async function moveCampaign(on: Runner, id: string, move: Move): Promise<void> {
  await tablesOf(on).updateTable('reminder_campaigns').set(move).where('id', '=', id).execute();
}

/** Campaigns nobody of which waits or is being written to any more. */
export function finishCampaigns(on: Runner, at: Date): Promise<readonly { readonly id: string }[]> {
  return tablesOf(on)
    .updateTable('reminder_campaigns')
    .set({ state: 'sent', finished_at: at })
    .where('state', '=', 'sending')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reminder_messages as m')
            .select('m.id')
            .whereRef('m.campaign_id', '=', 'reminder_campaigns.id')
            .where('m.outcome', 'in', ['waiting', 'sending']),
        ),
      ),
    )
    .returning('id')
    .execute();
}

/** How far it got, and what it has cost. */
export function outcomesOf(on: Runner, id: string) {
  return tablesOf(on)
    .selectFrom('reminder_messages')
    .select(({ ref, fn }) => [
      ref('outcome').$castTo<MessageOutcome>().as('outcome'),
      ref('reason').$castTo<MessageReason | null>().as('reason'),
      sql<number>`count(*)::int`.as('people'),
      sql<number>`${fn.sum('cost_kobo')}::bigint`.as('costKobo'),
    ])
    .where('campaign_id', '=', id)
    .groupBy(['outcome', 'reason'])
    .orderBy('outcome')
    .orderBy('reason')
    .execute();
}

/** Of those written to, whose matter was settled within seven days; the last of these days. */
export function effectOf(on: Runner, id: string) {
  return tablesOf(on)
    .selectFrom(
      sql<{ written: number; settled: number; last_day: string | null }>`reading.reminder_effect(${id}::uuid)`.as('e'),
    )
    .select(['e.written', 'e.settled', 'e.last_day as lastDay'])
    .executeTakeFirstOrThrow();
}

/** Public holidays from a day on. */
export async function holidaysFrom(on: Runner, day: string): Promise<ReadonlySet<string>> {
  const rows = await tablesOf(on).selectFrom('reading.public_holidays').select('day').where('day', '>=', day).execute();
  return new Set(rows.flatMap((row) => row.day ?? []));
}
