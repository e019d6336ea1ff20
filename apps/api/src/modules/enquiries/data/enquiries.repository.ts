import type { EnquiryState, EnquiryTopic, Language, listEnquiries, ParsedRequestOf } from '@portal/contracts';
import { and, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { holds, when } from '../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../platform/lists/list-source.ts';
import { columnsNamed, type Listed, readList } from '../../../platform/lists/read-list.ts';
import { mailboxOf } from '../../../platform/mail/mailbox-of.ts';
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
  readonly answers: readonly { readonly text: string; readonly at: string }[] | null;
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
}

type ListQuery = ParsedRequestOf<typeof listEnquiries>['query'];

interface ReceivedEnquiry {
  readonly reference: string;
  readonly contentDigest: Buffer | null;
}

export interface EnquiriesRepository {
  findByReference(reference: string): Promise<EnquiryRow | undefined>;
  findById(id: string): Promise<EnquiryRow | undefined>;
  findByRequest(requestId: string): Promise<ReceivedEnquiry | undefined>;
  list(query: ListQuery, reach: OfficeReach, userId: string): Promise<Listed<EnquiryRow>>;
  /** Until the transaction ends nobody else writes with this address; answers how many it has sent since then. */
  countSince(transaction: Transaction, email: string, since: Date): Promise<number>;
  /** Its id; undefined when this request was made before. */
  insert(transaction: Transaction, enquiry: NewEnquiry): Promise<string | undefined>;
  /** Its state; until the transaction ends nobody else changes it. */
  lock(transaction: Transaction, id: string): Promise<EnquiryState | undefined>;
  assign(transaction: Transaction, id: string, assigneeId: string): Promise<void>;
  /** Which of its answers this is, from 1. */
  answer(transaction: Transaction, id: string, answer: { text: string; by: string; at: Date }): Promise<number>;
  close(transaction: Transaction, id: string): Promise<void>;
}

const tables = `enquiries e left join tax_offices o on o.id = e.office_id left join users u on u.id = e.assignee_id`;
const select = `select e.id, e.reference, e.topic, e.state, e.office_id as "officeId", o.name as "officeName", e.name, e.email,
  e.phone, e.message, e.language, e.assignee_id as "assigneeId", u.first_name || ' ' || u.last_name as "assigneeName",
  e.created_at as "createdAt",
  (select json_agg(json_build_object('text', text, 'at', at) order by id) from enquiry_answers where enquiry_id = e.id) as answers
  from ${tables}`;
const source: ListSource<EnquiryRow, ListQuery['sortField']> = {
  from: sql.raw(`(${select}) as message`),
  key: { column: sql`message.id`, type: 'uuid' },
  select: columnsNamed('message', [
    ...(['id', 'reference', 'topic', 'state', 'officeId', 'officeName', 'name', 'email', 'phone', 'message'] as const),
    ...(['language', 'assigneeId', 'assigneeName', 'createdAt', 'answers'] as const),
  ]),
  sorts: { createdAt: { column: sql`message."createdAt"`, type: 'timestamptz' } },
};
const searched = sql`concat_ws(' ', message.name, message.email, message.reference)`;

export function createEnquiriesRepository(db: Database): EnquiriesRepository {
  const { $client } = db;
  const find = async (condition: string, value: string) =>
    (await $client.query<EnquiryRow>(`${select} where ${condition}`, [value])).rows[0];
  return {
    findByReference: (reference) => find('e.reference = $1', reference),
    findById: (id) => find('e.id = $1', id),
    async findByRequest(requestId) {
      const { rows } = await $client.query<ReceivedEnquiry>(
        'select reference, content_digest as "contentDigest" from enquiries where request_id = $1',
        [requestId],
      );
      return rows[0];
    },
    list({ state, topic, officeId, assignee, criteria, ...query }, reach, userId) {
      const where = and(
        reach === 'all' ? undefined : sql`message."officeId" = ${reach}`,
        when(state, (wanted) => sql`message.state = ${wanted}`),
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
    async insert(transaction, given) {
      const { rows } = await transaction.execute<{ id: string }>(
        sql`insert into enquiries (reference, request_id, content_digest, topic, office_id, name, email, phone, message, language)
          values (${given.reference}, ${given.requestId}, ${given.contentDigest}, ${given.topic}, ${given.officeId ?? null}, ${given.name}, ${given.email},
            ${given.phone ?? null}, ${given.message}, ${given.language})
          on conflict (request_id) do nothing returning id`,
      );
      return rows[0]?.id;
    },
    async lock(transaction, id) {
      const { rows } = await transaction.execute<{ state: EnquiryState }>(
        sql`select state from enquiries where id = ${id} for update`,
      );
      return rows[0]?.state;
    },
    async assign(transaction, id, assigneeId) {
      await transaction.execute(
        sql`update enquiries set assignee_id = ${assigneeId}, state = 'assigned' where id = ${id}`,
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
    async close(transaction, id) {
      await transaction.execute(sql`update enquiries set state = 'closed' where id = ${id}`);
    },
  };
}
