import type {
  EnquiryCause,
  EnquiryFile,
  EnquiryState,
  EnquiryTopic,
  getEnquiryFigures,
  Language,
  Localized,
  listEnquiries,
  listEnquiryHolders,
  listOwnEnquiries,
  ParsedRequestOf,
  ResponseOf,
} from '@portal/contracts';
import { and, sql } from 'drizzle-orm';
import { sql as typed } from 'kysely';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import { holds, when } from '../../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { columnsNamed, type Listed, readList } from '../../../../platform/lists/read-list.ts';
import { mailboxOf } from '../../../../platform/mail/mailbox-of.ts';
import type { OfficeReach } from '../../identity/index.ts';

export interface EnquiryRow {
  readonly id: string;
  readonly reference: string;
  readonly topic: EnquiryTopic;
  readonly state: EnquiryState;
  readonly officeId: number | null;
  readonly officeName: string | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly message: string;
  readonly language: Language;
  readonly assigneeId: string | null;
  readonly assigneeName: string | null;
  readonly createdAt: Date;
  readonly cause: EnquiryCause | null;
  /** Of our promise to answer: first and last day, and how near that is (`deadline_stage`). */
  readonly startedOn: string;
  readonly dueOn: string;
  readonly stage: number;
  readonly ruleTitle: Localized;
  readonly ruleSource: string;
  /** The account it was sent from. */
  readonly userId: string | null;
  readonly answers: readonly { readonly text: string; readonly at: string }[] | null;
  readonly files: readonly EnquiryFile[] | null;
  readonly replies:
    | readonly { readonly text: string; readonly at: string; readonly files: readonly EnquiryFile[] | null }[]
    | null;
}

interface NewEnquiry {
  readonly reference: string;
  readonly requestId: string;
  readonly contentDigest: Buffer;
  readonly topic: EnquiryTopic;
  readonly officeId: number | undefined;
  readonly name: string;
  readonly email: string;
  readonly phone: string | undefined;
  readonly message: string;
  readonly language: Language;
  /** The account it is sent from. */
  readonly userId?: string;
}

type ListQuery = ParsedRequestOf<typeof listEnquiries>['query'];
type OwnQuery = ParsedRequestOf<typeof listOwnEnquiries>['query'];

/** As it is while its row is locked. */
interface LockedEnquiry {
  readonly state: EnquiryState;
  /** Where it goes on: of a closed office, the one that took over. */
  readonly officeId: number | null;
  readonly assigneeId: string | null;
}

interface ReceivedEnquiry {
  readonly reference: string;
  readonly contentDigest: Buffer | null;
}

export interface EnquiriesRepository {
  findByReference(reference: string): Promise<EnquiryRow | undefined>;
  findById(id: string): Promise<EnquiryRow | undefined>;
  findByRequest(requestId: string): Promise<ReceivedEnquiry | undefined>;
  /** Sent from this account, the newest first. */
  listOf(userId: string, query: OwnQuery): Promise<Listed<EnquiryRow>>;
  list(query: ListQuery, reach: OfficeReach, userId: string): Promise<Listed<EnquiryRow>>;
  /** Until the transaction ends nobody else writes with this address; answers how many it has sent since then. */
  countSince(transaction: Transaction, email: string, since: Date): Promise<number>;
  /** Of those the account itself has sent; until the transaction ends it sends no other. */
  countOwnSince(transaction: Transaction, userId: string, since: Date): Promise<number>;
  /** Its id; undefined when this request was made before. */
  insert(transaction: Transaction, enquiry: NewEnquiry): Promise<string | undefined>;
  /** Until the transaction ends nobody else changes it. */
  lock(transaction: Transaction, id: string): Promise<LockedEnquiry | undefined>;
  assign(transaction: Transaction, id: string, assigneeId: string): Promise<void>;
  /** Of one that is open: nobody has it any more. Its promise is as it was. */
  release(transaction: Transaction, id: string): Promise<void>;
  /** Which of its answers this is, from 1. */
  answer(transaction: Transaction, id: string, answer: { text: string; by: string; at: Date }): Promise<number>;
  close(transaction: Transaction, id: string, cause: EnquiryCause): Promise<void>;
  /** Who has open ones, those with the most late ones first. */
  holders(reach: OfficeReach, most: number): Promise<ResponseOf<typeof listEnquiryHolders>>;
  figures(reach: OfficeReach): Promise<ResponseOf<typeof getEnquiryFigures>>;
}

const tables = `enquiries e left join tax_offices o on o.id = e.office_id left join users u on u.id = e.assignee_id
  cross join lateral (select coalesce(e.waits_since, e.created_at) as since) w
  cross join lateral (select lagos_day(w.since) as day) l
  cross join lateral (select enquiry_due_on(w.since) as due_on) p
  cross join lateral (select title, source from law_rules where id = 'enquiry.answer' and from_day <= l.day order by from_day desc limit 1) r`;
/** Pictures of a message, or of one of its replies. */
const filesOf = (reply: string) =>
  `(select json_agg(json_build_object('id', f.id, 'name', f.file_name, 'size', f.size_bytes) order by f.uploaded_at, f.id)
    from enquiry_files f where f.enquiry_id = e.id and f.reply_id is not distinct from ${reply})`;
const select = `select e.id, e.reference, e.topic, e.state, e.office_id as "officeId", o.name as "officeName", e.name, e.email,
  e.phone, e.message, e.language, e.assignee_id as "assigneeId", person_name(u.first_name, u.last_name) as "assigneeName",
  e.created_at as "createdAt", e.cause, l.day::text as "startedOn", p.due_on::text as "dueOn",
  deadline_stage(l.day, p.due_on, lagos_day(clock_timestamp())) as stage,
  r.title as "ruleTitle", r.source as "ruleSource",
  (select json_agg(json_build_object('text', text, 'at', at) order by id) from enquiry_answers where enquiry_id = e.id) as answers,
  e.user_id as "userId", ${filesOf('null::bigint')} as files,
  (select json_agg(json_build_object('text', r.text, 'at', r.at, 'files', ${filesOf('r.id')}) order by r.id)
    from enquiry_replies r where r.enquiry_id = e.id) as replies
  from ${tables}`;
const source: ListSource<EnquiryRow, ListQuery['sortField']> = {
  from: sql.raw(`(${select}) as message`),
  key: { column: sql`message.id`, type: 'uuid' },
  select: columnsNamed('message', [
    ...(['id', 'reference', 'topic', 'state', 'officeId', 'officeName', 'name', 'email', 'phone', 'message'] as const),
    ...([
      'language',
      'assigneeId',
      'assigneeName',
      'createdAt',
      'answers',
      'cause',
      'userId',
      'files',
      'replies',
    ] as const),
    ...(['startedOn', 'dueOn', 'stage', 'ruleTitle', 'ruleSource'] as const),
  ]),
  sorts: { createdAt: { column: sql`message."createdAt"`, type: 'timestamptz' } },
};
/** People know theirs by its reference. */
const ownSource: typeof source = { ...source, record: { column: sql`message.reference`, type: 'text' } };
const searched = sql`concat_ws(' ', message.name, message.email, message.reference)`;

export function createEnquiriesRepository(db: Database): EnquiriesRepository {
  const { $client } = db;
  const holdersOf: EnquiriesRepository['holders'] = async (reach, most) => {
    const { rows } = await $client.query<{ id: string; name: string; open: number; late: number }>(
      `select u.id, person_name(u.first_name, u.last_name) as name, count(*)::int as open,
         (count(*) filter (where enquiry_due_on(coalesce(e.waits_since, e.created_at)) < lagos_day(clock_timestamp())))::int as late
       from enquiries e join users u on u.id = e.assignee_id
       where e.state in ('received', 'assigned') and ($1::int is null or e.office_id = $1)
       group by u.id order by late desc, open desc, name limit $2`,
      [reach === 'all' ? null : reach, most],
    );
    return rows;
  };
  const find = async (condition: string, value: string) =>
    (await $client.query<EnquiryRow>(`${select} where ${condition}`, [value])).rows[0];
  return {
    findByReference: (reference) => find('e.reference = $1', reference),
    findById: (id) => find('e.id = $1', id),
    listOf(userId, query) {
      return readList(db, ownSource, query, sql`message."userId" = ${userId}`);
    },
    async findByRequest(requestId) {
      const { rows } = await $client.query<ReceivedEnquiry>(
        'select reference, content_digest as "contentDigest" from enquiries where request_id = $1',
        [requestId],
      );
      return rows[0];
    },
    list({ state, standing, topic, officeId, assignee, criteria, ...query }, reach, userId) {
      const where = and(
        reach === 'all' ? undefined : sql`message."officeId" = ${reach}`,
        when(state, (wanted) => sql`message.state = ${wanted}`),
        when(standing, () => sql`message.state in ('received', 'assigned')`),
        when(standing === 'late' || undefined, () => sql`message.stage = 3`),
        when(topic, (wanted) => sql`message.topic = ${wanted}`),
        when(officeId, (id) => sql`message."officeId" = ${id}`),
        when(assignee, (who) =>
          who === 'me' ? sql`message."assigneeId" = ${userId}` : sql`message."assigneeId" is null`,
        ),
        holds(searched, criteria),
      );
      return readList(db, source, query, where);
    },
    async countSince(transaction, email, since) {
      const mailbox = mailboxOf(email);
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`enquiry ${mailbox}`}, 0))`);
      const { rows } = await transaction.execute<{ count: number }>(
        sql`select count(*)::int as count from enquiries where mailbox_of(email) = ${mailbox} and created_at > ${since.toISOString()}`,
      );
      return rows[0]?.count ?? 0;
    },
    async countOwnSince(transaction, userId, since) {
      const tables = tablesOf(transaction);
      await tables
        .selectNoFrom(typed`pg_advisory_xact_lock(hashtextextended(${`enquiry of ${userId}`}, 0))`.as('locked'))
        .execute();
      const { count } = await tables
        .selectFrom('enquiries')
        .select(typed<number>`count(*)::int`.as('count'))
        .where('user_id', '=', userId)
        .where('created_at', '>', since)
        .executeTakeFirstOrThrow();
      return count;
    },
    async insert(transaction, given) {
      const { rows } = await transaction.execute<{ id: string }>(
        sql`insert into enquiries (reference, request_id, content_digest, topic, office_id, name, email, phone, message, language, user_id)
          values (${given.reference}, ${given.requestId}, ${given.contentDigest}, ${given.topic}, ${given.officeId ?? null}, ${given.name}, ${given.email},
            ${given.phone ?? null}, ${given.message}, ${given.language}, ${given.userId ?? null}::uuid)
          on conflict (request_id) do nothing returning id`,
      );
      return rows[0]?.id;
    },
    async lock(transaction, id) {
      const { rows } = await transaction.execute<LockedEnquiry & Record<string, unknown>>(
        sql`select state, assignee_id as "assigneeId", open_office(office_id) as "officeId" from enquiries where id = ${id} for update`,
      );
      return rows[0];
    },
    async assign(transaction, id, assigneeId) {
      await transaction.execute(
        sql`update enquiries set assignee_id = ${assigneeId}, state = 'assigned', cause = null, closed_at = null where id = ${id}`,
      );
    },
    async release(transaction, id) {
      await transaction.execute(
        sql`update enquiries set assignee_id = null, state = 'received' where id = ${id} and state = 'assigned'`,
      );
    },
    async answer(transaction, id, { text, by, at }) {
      await transaction.execute(
        sql`insert into enquiry_answers (enquiry_id, text, answered_by, at) values (${id}, ${text}, ${by}, ${at.toISOString()})`,
      );
      await transaction.execute(
        sql`update enquiries set state = 'answered', assignee_id = coalesce(assignee_id, ${by}) where id = ${id}`,
      );
      const { rows } = await transaction.execute<{ count: number }>(
        sql`select count(*)::int as count from enquiry_answers where enquiry_id = ${id}`,
      );
      return rows[0]?.count ?? 0;
    },
    async close(transaction, id, cause) {
      await transaction.execute(
        sql`update enquiries set state = 'closed', cause = ${cause}, closed_at = clock_timestamp() where id = ${id}`,
      );
    },
    holders: holdersOf,
    async figures(reach) {
      const office = reach === 'all' ? null : reach;
      const { rows } = await $client.query<Omit<ResponseOf<typeof getEnquiryFigures>, 'causes' | 'people'>>(
        `with mine as (
           select state, assignee_id, enquiry_due_on(created_at) as due_on, enquiry_due_on(coalesce(waits_since, created_at)) as waits_until,
             (select min(at) from enquiry_answers where enquiry_id = e.id) as answered_at
           from enquiries e
           where ($1::int is null or office_id = $1)
             and (state in ('received', 'assigned') or created_at > clock_timestamp() - interval '180 days')
         ), recent as (select due_on, lagos_day(answered_at) as day from mine where answered_at > clock_timestamp() - interval '90 days')
         select count(*)::int as open, (count(*) filter (where waits_until < lagos_day(clock_timestamp())))::int as late,
           (count(*) filter (where assignee_id is null))::int as nobodys,
           (select count(*)::int from recent) as answered, (select count(*)::int from recent where day <= due_on) as "answeredInTime"
         from mine where state in ('received', 'assigned')`,
        [office],
      );
      const { rows: causes } = await $client.query<{ cause: EnquiryCause; count: number }>(
        `select cause, count(*)::int as count from enquiries
         where cause is not null and closed_at > clock_timestamp() - interval '90 days' and ($1::int is null or office_id = $1)
         group by cause order by count desc, cause`,
        [office],
      );
      return {
        ...(rows[0] ?? { open: 0, late: 0, nobodys: 0, answered: 0, answeredInTime: 0 }),
        people: await holdersOf(reach, 20),
        causes,
      };
    },
  };
}
