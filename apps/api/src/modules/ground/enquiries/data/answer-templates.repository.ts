import type { EnquiryTopic, Localized } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

interface AnswerTemplateRow {
  readonly id: string;
  readonly name: string;
  readonly topic: EnquiryTopic | null;
  readonly text: Localized;
  readonly changedBy: string;
  readonly changedAt: Date;
}

interface Content {
  readonly name: string;
  readonly topic?: EnquiryTopic | undefined;
  readonly text: Localized;
}

export interface AnswerTemplatesRepository {
  list(): Promise<AnswerTemplateRow[]>;
  /** Its id; undefined when another one has this name. */
  insert(transaction: Transaction, content: Content, userId: string): Promise<string | undefined>;
  /** Until the transaction ends nobody else changes it; undefined when there is none. */
  lock(transaction: Transaction, id: string): Promise<Pick<AnswerTemplateRow, 'name' | 'topic' | 'text'> | undefined>;
  change(
    transaction: Transaction,
    id: string,
    content: Content,
    userId: string,
  ): Promise<'changed' | 'unknown' | 'name-taken'>;
  /** Its name; undefined when there is none. */
  remove(transaction: Transaction, id: string): Promise<string | undefined>;
}

export function createAnswerTemplatesRepository({ $client }: Database): AnswerTemplatesRepository {
  return {
    async list() {
      const { rows } = await $client.query<AnswerTemplateRow>(
        `select t.id, t.name, t.topic, t.text, person_name(u.first_name, u.last_name) as "changedBy", t.changed_at as "changedAt"
         from answer_templates t join users u on u.id = t.changed_by order by t.name`,
      );
      return rows;
    },
    async insert(transaction, { name, topic, text }, userId) {
      const { rows } = await transaction.execute<{ id: string }>(
        sql`insert into answer_templates (name, topic, text, changed_by)
          values (${name}, ${topic ?? null}, ${JSON.stringify(text)}, ${userId}) on conflict (name) do nothing returning id`,
      );
      return rows[0]?.id;
    },
    lock: (transaction, id) =>
      tablesOf(transaction)
        .selectFrom('answer_templates')
        .select('name')
        .select(({ ref }) => [
          ref('topic').$castTo<EnquiryTopic | null>().as('topic'),
          ref('text').$castTo<Localized>().as('text'),
        ])
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst(),
    async change(transaction, id, { name, topic, text }, userId) {
      const { rows: others } = await transaction.execute(
        sql`select from answer_templates where name = ${name} and id <> ${id}`,
      );
      if (others.length > 0) return 'name-taken';
      const { rowCount } = await transaction.execute(
        sql`update answer_templates set name = ${name}, topic = ${topic ?? null}, text = ${JSON.stringify(text)},
          changed_by = ${userId}, changed_at = clock_timestamp() where id = ${id}`,
      );
      return rowCount === 0 ? 'unknown' : 'changed';
    },
    async remove(transaction, id) {
      const { rows } = await transaction.execute<{ name: string }>(
        sql`delete from answer_templates where id = ${id} returning name`,
      );
      return rows[0]?.name;
    },
  };
}
