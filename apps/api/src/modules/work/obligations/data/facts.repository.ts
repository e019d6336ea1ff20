import { type ObligationFact, obligationFactsMost } from '@portal/contracts';
import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';
import type { Span } from '../domain/spans.ts';

/** Of a taxpayer, under whichever record they were said; newest first. */
export function factsOf(on: Runner, tpui: string): Promise<ObligationFact[]> {
  return tablesOf(on)
    .selectFrom('obligation_facts')
    .select(['id', 'fact', 'from_day as fromDay', 'to_day as toDay'])
    .where('tpui', '=', sql<string>`any (reading.papers_of(${tpui}))`)
    .orderBy('from_day', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

interface SaidFact extends Span {
  readonly tpui: string;
  readonly fact: ObligationFact['fact'];
  readonly at: Date;
}

/** Undefined when there are as many as are kept. */
export async function addFact(on: Runner, { tpui, fact, fromDay, toDay, at }: SaidFact): Promise<string | undefined> {
  const added = await tablesOf(on)
    .insertInto('obligation_facts')
    .columns(['tpui', 'fact', 'from_day', 'to_day', 'saved_at'])
    .expression(
      tablesOf(on)
        .selectNoFrom([
          sql<string>`${tpui}::text`.as('tpui'),
          sql<typeof fact>`${fact}::text`.as('fact'),
          sql<string>`${fromDay}::date`.as('from_day'),
          sql<string | null>`${toDay}::date`.as('to_day'),
          sql<Date>`${at}::timestamptz`.as('saved_at'),
        ])
        .where(sql<boolean>`(select count(*) from obligation_facts f where f.tpui = ${tpui}) < ${obligationFactsMost}`),
    )
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** Undefined of what is nobody's or somebody else's; nobody else changes it until the transaction ends. */
export function lockFact(on: Runner, tpui: string, id: string): Promise<Span | undefined> {
  return tablesOf(on)
    .selectFrom('obligation_facts')
    .select(['from_day as fromDay', 'to_day as toDay'])
    .where('id', '=', id)
    .where('tpui', '=', sql<string>`any (reading.papers_of(${tpui}))`)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

interface CorrectedFact extends Span {
  readonly tpui: string;
  readonly id: string;
  readonly at: Date;
}

/** Undefined of what is nobody's or somebody else's; else what it is about. */
export async function changeFact(
  on: Runner,
  { tpui, id, fromDay, toDay, at }: CorrectedFact,
): Promise<ObligationFact['fact'] | undefined> {
  const changed = await tablesOf(on)
    .updateTable('obligation_facts')
    .set({ from_day: fromDay, to_day: toDay, saved_at: at })
    .where('id', '=', id)
    .where('tpui', '=', sql<string>`any (reading.papers_of(${tpui}))`)
    .returning('fact')
    .executeTakeFirst();
  return changed?.fact;
}
