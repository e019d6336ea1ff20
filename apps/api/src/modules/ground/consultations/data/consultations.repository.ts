import type { ConsultationMode, ConsultationState, ConsultationTopic, Language } from '@portal/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { mailboxOf } from '../../../../platform/mail/mailbox-of.ts';

export interface ConsultationRow {
  readonly id: string;
  readonly reference: string;
  readonly contentDigest: Buffer | null;
  readonly topic: ConsultationTopic;
  readonly mode: ConsultationMode;
  readonly state: ConsultationState;
  readonly consultantId: number;
  readonly consultantName: string;
  readonly videoRoom: string | null;
  readonly officeId: number;
  readonly officeName: string;
  readonly officeAddress: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly question: string;
  readonly language: Language;
  readonly answer: string | null;
  readonly answeredAt: Date | null;
  readonly cancellationReason: string | null;
  readonly revision: number;
  readonly createdAt: Date;
}

interface NewConsultation {
  readonly reference: string;
  readonly requestId: string;
  readonly contentDigest: Buffer;
  readonly topic: ConsultationTopic;
  readonly mode: ConsultationMode;
  readonly consultantId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly name: string;
  readonly email: string;
  readonly phone: string | undefined;
  readonly question: string;
  readonly language: Language;
}

export interface Change {
  readonly state?: ConsultationState;
  readonly consultantId?: number;
  readonly startsAt?: Date;
  readonly endsAt?: Date;
  readonly cancellationReason?: string;
  readonly answer?: { readonly text: string; readonly at: Date; readonly by: string };
}

interface Held {
  readonly consultantId: number;
  /** Those that begin after it, and before the other; without the other, all of them. */
  readonly since: Date;
  readonly until: Date | undefined;
}
type HeldConsultation = Pick<ConsultationRow, 'id' | 'reference' | 'topic' | 'mode' | 'startsAt' | 'name'>;

export interface ConsultationsRepository {
  findByReference(reference: string): Promise<ConsultationRow | undefined>;
  findById(id: string): Promise<ConsultationRow | undefined>;
  findByRequest(requestId: string): Promise<ConsultationRow | undefined>;
  /** As it is now; until the transaction ends nobody else changes it. */
  lock(transaction: Transaction, id: string): Promise<Pick<ConsultationRow, 'state' | 'startsAt'> | undefined>;
  /** What a consultant has in this time, the soonest first; until the transaction ends nobody else changes it. */
  lockHeld(transaction: Transaction, held: Held): Promise<HeldConsultation[]>;
  /** Until the transaction ends nobody else books with this address. */
  lockEmail(transaction: Transaction, email: string): Promise<void>;
  /** How many this address has ahead, and whether one of them begins at this moment. */
  ahead(
    transaction: Transaction,
    email: string,
    now: Date,
    startsAt: Date,
  ): Promise<{ count: number; isBusy: boolean }>;
  /** Its id; undefined when somebody holds that time of the consultant. */
  insert(transaction: Transaction, consultation: NewConsultation): Promise<string | undefined>;
  /** Runs into the rules of the database: see `consultation-rules.ts`. */
  change(transaction: Transaction, id: string, change: Change): Promise<void>;
}

const columns = `c.id, c.reference, c.content_digest as "contentDigest", c.topic, c.mode, c.state, c.consultant_id as "consultantId", w.name as "consultantName",
  w.video_room as "videoRoom", w.office_id as "officeId", o.name as "officeName", coalesce(p.address, '') as "officeAddress",
  c.starts_at as "startsAt", c.ends_at as "endsAt", c.name, c.email, c.phone, c.question, c.language, c.answer,
  c.answered_at as "answeredAt", c.cancellation_reason as "cancellationReason", c.revision, c.created_at as "createdAt"`;
const tables = `consultations c join consultants w on w.id = c.consultant_id join tax_offices o on o.id = w.office_id
  left join tax_office_places p on p.office_id = o.id`;
/** Everything a consultation is shown with. */
export const selectConsultation = `select ${columns} from ${tables}`;
/** Its columns by name. */
export const consultationColumns = [
  'id',
  'reference',
  'contentDigest',
  'topic',
  'mode',
  'state',
  'consultantId',
  'consultantName',
  'videoRoom',
  'officeId',
  'officeName',
  'officeAddress',
  'startsAt',
  'endsAt',
  'name',
  'email',
  'phone',
  'question',
  'language',
  'answer',
  'answeredAt',
  'cancellationReason',
  'revision',
  'createdAt',
] as const;

export function createConsultationsRepository({ $client }: Database): ConsultationsRepository {
  const find = async (condition: string, value: string) =>
    (await $client.query<ConsultationRow>(`${selectConsultation} where ${condition}`, [value])).rows[0];
  return {
    findByReference: (reference) => find('c.reference = $1', reference),
    findById: (id) => find('c.id = $1', id),
    findByRequest: (requestId) => find('c.request_id = $1', requestId),
    async lock(transaction, id) {
      const { rows } = await transaction.execute<{ state: ConsultationState; startsAt: string | Date }>(
        sql`select state, starts_at as "startsAt" from consultations where id = ${id} for update`,
      );
      return rows[0] && { ...rows[0], startsAt: new Date(rows[0].startsAt) };
    },
    async lockHeld(transaction, { consultantId, since, until }) {
      const { rows } = await transaction.execute<Omit<HeldConsultation, 'startsAt'> & { startsAt: string | Date }>(
        sql`select id, reference, topic, mode, starts_at as "startsAt", name from consultations
          where consultant_id = ${consultantId} and state in ('booked', 'rescheduled') and starts_at >= ${since.toISOString()}
            and starts_at < coalesce(${until?.toISOString() ?? null}::timestamptz, 'infinity') order by starts_at, id for update`,
      );
      return rows.map((row) => ({ ...row, startsAt: new Date(row.startsAt) }));
    },
    async lockEmail(transaction, email) {
      await transaction.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`consultation ${mailboxOf(email)}`}, 0))`,
      );
    },
    async ahead(transaction, email, now, startsAt) {
      const { rows } = await transaction.execute<{ count: number; isBusy: boolean }>(
        sql`select count(*)::int as count, coalesce(bool_or(starts_at = ${startsAt.toISOString()}), false) as "isBusy" from consultations
          where mailbox_of(email) = ${mailboxOf(email)} and state in ('booked', 'rescheduled') and starts_at > ${now.toISOString()}`,
      );
      return rows[0] ?? { count: 0, isBusy: false };
    },
    async insert(transaction, { startsAt, endsAt, ...given }) {
      const { rows } = await transaction.execute<{ id: string }>(
        sql`insert into consultations (reference, request_id, content_digest, topic, mode, consultant_id, starts_at, ends_at, name, email, phone, question, language)
          values (${given.reference}, ${given.requestId}, ${given.contentDigest}, ${given.topic}, ${given.mode}, ${given.consultantId}, ${startsAt.toISOString()},
            ${endsAt.toISOString()}, ${given.name}, ${given.email}, ${given.phone ?? null}, ${given.question}, ${given.language})
          on conflict do nothing returning id`,
      );
      return rows[0]?.id;
    },
    async change(transaction, id, { state, consultantId, startsAt, endsAt, cancellationReason, answer }) {
      const set: SQL[] = [];
      if (state !== undefined) set.push(sql`state = ${state}`);
      if (consultantId !== undefined) set.push(sql`consultant_id = ${consultantId}`);
      if (startsAt && endsAt) set.push(sql`starts_at = ${startsAt.toISOString()}, ends_at = ${endsAt.toISOString()}`);
      if (cancellationReason !== undefined) set.push(sql`cancellation_reason = ${cancellationReason}`);
      if (answer)
        set.push(sql`answer = ${answer.text}, answered_at = ${answer.at.toISOString()}, answered_by = ${answer.by}`);
      set.push(sql`revision = revision + 1`);
      await transaction.execute(sql`update consultations set ${sql.join(set, sql`, `)} where id = ${id}`);
    },
  };
}
