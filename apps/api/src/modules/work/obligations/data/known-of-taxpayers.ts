import { consumptionTaxTrades } from '@portal/contracts';
import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';
import type { RegisteredDuty } from '../domain/register.ts';
import type { Span } from '../domain/spans.ts';

interface Paper {
  /** The record that leads. */
  readonly lead: string;
  readonly tpui: string;
}

export function papersOf(tx: Runner, tpuis: readonly string[]): Promise<readonly Paper[]> {
  return tablesOf(tx)
    .selectFrom(
      sql<Paper>`(select l.lead, unnest(reading.papers_of(l.lead)) as tpui
        from (select distinct reading.lead_of(given) as lead from unnest(${[...tpuis]}::text[]) as given) l)`.as('p'),
    )
    .select(['p.lead', 'p.tpui'])
    .execute();
}

/** In one order, so that two who want the same ones never wait for each other. */
export async function lockTaxpayers(tx: Runner, leads: readonly string[]): Promise<void> {
  await tablesOf(tx)
    .selectFrom(sql<{ lead: string }>`unnest(${[...leads]}::text[])`.as<'l'>(sql`l(lead)`))
    .select(sql`pg_advisory_xact_lock(hashtextextended('obligations:' || l.lead, 0))`.as('locked'))
    .execute();
}

export async function personsOf(tx: Runner, leads: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tablesOf(tx)
    .selectFrom('reading.taxpayers')
    .select('tpui')
    .where('tpui', '=', sql<string>`any (${[...leads]}::text[])`)
    .where('category', '=', 'Individual')
    .execute();
  return new Set(rows.map(({ tpui }) => tpui));
}

/** Of what the register is made from: self-employed, and premises of a trade that consumption tax is for. */
export async function spansOf(
  tx: Runner,
  tpuis: readonly string[],
): Promise<ReadonlyMap<string, readonly (Span & { readonly isOfTrade: boolean })[]>> {
  const rows = await tablesOf(tx)
    .selectFrom('obligation_facts')
    .select(['tpui', 'from_day as fromDay', 'to_day as toDay', sql<boolean>`false`.as('isOfTrade')])
    .where('tpui', '=', sql<string>`any (${[...tpuis]}::text[])`)
    .where('fact', '=', 'self-employed')
    .unionAll((eb) =>
      eb
        .selectFrom('reading.premises')
        .select(['tpui', 'from_day as fromDay', 'to_day as toDay', sql<boolean>`true`.as('isOfTrade')])
        .where('tpui', '=', sql<string>`any (${[...tpuis]}::text[])`)
        .where('trade', 'in', consumptionTaxTrades),
    )
    .execute();
  return Map.groupBy(rows, ({ tpui }) => tpui);
}

/** Spans in which a taxpayer is dormant, deregistered or dead. */
export async function awayOf(tx: Runner, tpuis: readonly string[]): Promise<ReadonlyMap<string, readonly Span[]>> {
  const rows = await tablesOf(tx)
    .selectFrom('reading.taxpayer_standings')
    .select(['tpui', 'from_day as fromDay', 'to_day as toDay'])
    .where('tpui', '=', sql<string>`any (${[...tpuis]}::text[])`)
    .where('standing', '<>', 'active')
    .execute();
  return Map.groupBy(rows, ({ tpui }) => tpui);
}

export interface KnownDuty extends RegisteredDuty {
  readonly isExcused: boolean;
}

export async function registeredOf(
  tx: Runner,
  tpuis: readonly string[],
): Promise<ReadonlyMap<string, readonly KnownDuty[]>> {
  const rows = await tablesOf(tx)
    .selectFrom('obligations as o')
    .leftJoin('obligation_excuses as x', (join) =>
      join
        .onRef('x.tpui', '=', 'o.tpui')
        .onRef('x.kind', '=', 'o.kind')
        .onRef('x.period_from', '=', 'o.period_from')
        .on('x.undone_at', 'is', null),
    )
    .select(['o.tpui', 'o.kind', 'o.period_from as fromDay', 'o.due_on as dueOn', 'o.filed_on as filedOn'])
    .select(['o.ended_on as endedOn', sql<boolean>`x.tpui is not null`.as('isExcused')])
    .where('o.tpui', '=', sql<string>`any (${[...tpuis]}::text[])`)
    .execute();
  return Map.groupBy(rows, ({ tpui }) => tpui);
}

/** The next of everybody of whom anything is known that returns follow from, or were expected; in order. */
export async function taxpayersAfter(on: Runner, last: string, most: number): Promise<readonly string[]> {
  const tables = tablesOf(on);
  const first = (table: 'obligation_facts' | 'reading.premises' | 'obligations') =>
    tables.selectFrom(table).select('tpui').where('tpui', '>', last).groupBy('tpui').orderBy('tpui').limit(most);
  const rows = await tables
    .selectFrom(
      sql<{
        tpui: string;
      }>`((${first('obligation_facts')}) union all (${first('reading.premises')}) union all (${first('obligations')}))`.as(
        'known',
      ),
    )
    .select('known.tpui')
    .groupBy('known.tpui')
    .orderBy('known.tpui')
    .limit(most)
    .execute();
  return rows.map(({ tpui }) => tpui);
}
