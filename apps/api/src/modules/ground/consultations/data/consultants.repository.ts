import type {
  ConsultationMode,
  ConsultationTopic,
  consultantAsRead,
  Localized,
  ManagedConsultant,
} from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

export interface ConsultantRow {
  readonly id: number;
  readonly name: string;
  readonly title: Localized;
  readonly officeId: number;
  readonly topics: ConsultationTopic[];
  readonly modes: ConsultationMode[];
}

export interface TakenTime {
  readonly consultantId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

interface Content {
  readonly name: string;
  readonly title: Localized;
  readonly officeId: number;
  readonly topics: readonly ConsultationTopic[];
  readonly modes: readonly ConsultationMode[];
  readonly videoRoom?: string | undefined;
  readonly isActive: boolean;
}

export interface ConsultantsRepository {
  /** All of them, with their office, how many times they hold from now on and who stands in for them from this day on. */
  listManaged(today: string): Promise<ManagedConsultant[]>;
  insert(transaction: Transaction, content: Content): Promise<number>;
  /** False: there is none. */
  change(transaction: Transaction, id: number, content: Content): Promise<boolean>;
  /** Until the transaction ends nobody else changes them; undefined when there is nobody. */
  lock(transaction: Transaction, id: number): Promise<Parameters<typeof consultantAsRead>[0] | undefined>;
  /** Those who can be booked. */
  list(): Promise<ConsultantRow[]>;
  /** Times of these consultants that somebody holds. */
  taken(consultantIds: readonly number[], from: Date, to: Date): Promise<TakenTime[]>;
}

export function createConsultantsRepository({ $client }: Database): ConsultantsRepository {
  return {
    async list() {
      const { rows } = await $client.query<ConsultantRow>(
        `select id, name, title, office_id as "officeId", topics, modes from consultants where is_active order by name, id`,
      );
      return rows;
    },
    async listManaged(today) {
      const { rows } = await $client.query<ManagedConsultant>(
        `select c.id, c.name, c.title, c.office_id as "officeId", o.name as office, c.topics, c.modes, c.video_room as "videoRoom",
           c.is_active as "isActive",
           (select count(*)::int from consultations where consultant_id = c.id and state in ('booked', 'rescheduled') and starts_at > clock_timestamp()) as ahead,
           (select coalesce(json_agg(json_build_object('id', v.id, 'cover', json_build_object('id', s.id, 'name', s.name),
               'fromDay', v.from_day, 'untilDay', v.until_day) order by v.from_day), '[]')
             from consultant_covers v join consultants s on s.id = v.cover_id
             where v.absent_id = c.id and v.ended_at is null and v.until_day >= $1) as covers
         from consultants c join tax_offices o on o.id = c.office_id order by c.is_active desc, c.name, c.id`,
        [today],
      );
      return rows;
    },
    async insert(transaction, { name, title, officeId, topics, modes, videoRoom, isActive }) {
      const { rows } = await transaction.execute<{ id: number }>(
        sql`insert into consultants (name, title, office_id, topics, modes, video_room, is_active)
          values (${name}, ${JSON.stringify(title)}, ${officeId}, ${sql.param([...topics])}::text[], ${sql.param([...modes])}::text[],
            ${videoRoom ?? null}, ${isActive}) returning id`,
      );
      return rows[0]?.id ?? 0;
    },
    lock: (transaction, id) =>
      tablesOf(transaction)
        .selectFrom('consultants')
        .select(['name', 'office_id as officeId', 'video_room as videoRoom', 'is_active as isActive'])
        .select(({ ref }) => [
          ref('title').$castTo<Localized>().as('title'),
          ref('topics').$castTo<ConsultationTopic[]>().as('topics'),
          ref('modes').$castTo<ConsultationMode[]>().as('modes'),
        ])
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst(),
    async change(transaction, id, { name, title, officeId, topics, modes, videoRoom, isActive }) {
      const { rowCount } = await transaction.execute(
        sql`update consultants set name = ${name}, title = ${JSON.stringify(title)}, office_id = ${officeId},
          topics = ${sql.param([...topics])}::text[], modes = ${sql.param([...modes])}::text[], video_room = ${videoRoom ?? null},
          is_active = ${isActive} where id = ${id}`,
      );
      return rowCount === 1;
    },
    async taken(consultantIds, from, to) {
      const { rows } = await $client.query<TakenTime>(
        `select consultant_id as "consultantId", starts_at as "startsAt", ends_at as "endsAt" from consultations
         where consultant_id = any ($1) and starts_at < $3 and ends_at > $2 and state in ('booked', 'rescheduled')`,
        [consultantIds, from, to],
      );
      return rows;
    },
  };
}
