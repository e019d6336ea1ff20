import type { Mda } from '@portal/contracts';
import { type Expression, expressionBuilder, type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { instantText } from '../../../../platform/db/instant-text.ts';
import type { Schema } from '../../../../platform/db/schema.generated.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import { fullName } from './full-name.ts';
import { headChangesOf } from './head-changes-of.ts';
import { peopleOfMda } from './people-of-mda.ts';

export interface MdasRepository {
  find(id: number): Promise<Mda | undefined>;
  /** The id; undefined when some MDA has this code. */
  create(tx: Transaction, mda: { readonly code: string; readonly name: string }): Promise<number | undefined>;
  /** The name it had; undefined when there is none. */
  rename(tx: Transaction, id: number, name: string): Promise<string | undefined>;
  /** Until the transaction ends nobody else changes its heads and targets; false when there is none. */
  lock(tx: Transaction, id: number): Promise<boolean>;
  /** As it was; undefined when there is none. */
  allowPlans(tx: Transaction, headId: number, allowsPlans: boolean): Promise<boolean | undefined>;
}

export function createMdasRepository(db: Database): MdasRepository {
  return {
    find: (id) => mdaQuery(tablesOf(db)).where('m.id', '=', id).executeTakeFirst(),
    async create(tx, { code, name }) {
      const tables = tablesOf(tx);
      // Ids are counted by hand: two who register at once take turns.
      await tables
        .selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended('register an mda', 0))`.as('locked'))
        .execute();
      const made = await tables
        .insertInto('mdas')
        .values((eb) => ({
          id: eb
            .selectFrom('mdas')
            .select(({ fn, ref }) => sql<number>`${fn.coalesce(fn.max(ref('id')), sql.lit(0))} + 1`.as('id')),
          code,
          name,
        }))
        .onConflict((conflict) => conflict.column('code').doNothing())
        .returning('id')
        .executeTakeFirst();
      return made?.id;
    },
    async rename(tx, id, name) {
      const mdas = tablesOf(tx);
      const before = await mdas
        .selectFrom('mdas')
        .select('name')
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst();
      await mdas.updateTable('mdas').set({ name }).where('id', '=', id).execute();
      return before?.name;
    },
    async lock(tx, id) {
      return (await tablesOf(tx).selectFrom('mdas').where('id', '=', id).forNoKeyUpdate().execute()).length === 1;
    },
    async allowPlans(tx, headId, allowsPlans) {
      const heads = tablesOf(tx);
      const before = await heads
        .selectFrom('revenue_heads')
        .select('allows_plans as allowedPlans')
        .where('id', '=', headId)
        .forNoKeyUpdate()
        .executeTakeFirst();
      await heads.updateTable('revenue_heads').set({ allows_plans: allowsPlans }).where('id', '=', headId).execute();
      return before?.allowedPlans;
    },
  };
}

function mdaQuery(tables: Kysely<Schema>) {
  return tables
    .selectFrom('mdas as m')
    .select(['m.id', 'm.code', 'm.name'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('revenue_heads as h')
          .select(['h.id', 'h.code', 'h.name', 'h.is_active as isActive'])
          .select(['h.is_illustrative as isIllustrative', 'h.allows_plans as allowsPlans'])
          .whereRef('h.mda_id', '=', 'm.id')
          .orderBy('h.code'),
      ).as('heads'),
      headChangesOf(eb.ref('m.id')).as('headChanges'),
      peopleOfMda(eb.ref('m.id')).as('people'),
      jsonArrayFrom(
        eb
          .selectFrom('revenue_targets as t')
          .select(['t.year', 't.version'])
          .select((of) => [
            sql<
              { month: number | null; kobo: number }[]
            >`json_agg(json_build_object('month', ${of.ref('t.month')}, 'kobo', ${of.ref('t.kobo')})
              order by ${of.ref('t.month')})`.as('parts'),
            of.fn.min('t.source').as('source'),
            instantText(of.fn.max<Date>('t.entered_at')).as('enteredAt'),
            nameOfAuthor(of.fn.min('t.entered_by')).as('enteredBy'),
          ])
          .whereRef('t.mda_id', '=', 'm.id')
          .groupBy(['t.year', 't.version'])
          .orderBy('t.year', 'desc')
          .orderBy('t.version', 'desc'),
      ).as('targets'),
    ]);
}

/** Of a user by name; of whatever else entered it, as it is written. */
function nameOfAuthor(author: Expression<string>) {
  const eb = expressionBuilder<Schema>();
  const name = eb
    .selectFrom('users as u')
    .select(({ ref }) => fullName(ref('u.first_name'), ref('u.last_name')).as('name'))
    .where(({ ref }) => sql<boolean>`'user:' || ${ref('u.id')} = ${author}`);
  return eb.fn.coalesce(name, author);
}
