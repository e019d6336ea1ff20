import type { SettlementEffect } from '@portal/contracts';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import type { LinesOfFile } from '../reading/lines-of-file.ts';

const outcomes = ['settles', 'differs', 'unknown', 'takes-back'] as const;
type Outcome = (typeof outcomes)[number];
/** A list nobody reads to its end helps nobody: they are counted. */
const casesShown = 50;

interface Foreseen {
  readonly outcome: Outcome;
  readonly kobo: number;
  readonly cases: readonly number[];
}

/** What letting the lines of a file in would do now, with the open differences that would end. Nothing is written. */
export async function foreseeFile(
  db: Database,
  provider: string | null,
  { lines }: Pick<LinesOfFile, 'lines'>,
): Promise<SettlementEffect> {
  const sums = Object.fromEntries(outcomes.map((outcome) => [outcome, { lines: 0, kobo: 0 }])) as Record<
    Outcome,
    { lines: number; kobo: number }
  >;
  const cases = new Set<number>();
  for (const some of lines) {
    const given = JSON.stringify(some);
    const rows = await tablesOf(db)
      .selectFrom(sql<Foreseen>`foresee_lines(${provider}::payment_provider, ${given}::jsonb)`.as('f'))
      .select((eb) => [
        'f.outcome',
        sql<number>`count(*)::int`.as('lines'),
        sql<number>`sum(${eb.ref('f.kobo')})::float8`.as('kobo'),
        sql<(readonly number[])[] | null>`jsonb_agg(f.cases) filter (where cardinality(f.cases) > 0)`.as('cases'),
      ])
      .groupBy('f.outcome')
      .execute();
    for (const { outcome, lines: found, kobo, cases: ended } of rows) {
      sums[outcome].lines += found;
      sums[outcome].kobo += kobo;
      for (const id of (ended ?? []).flat()) cases.add(id);
    }
  }
  return {
    ...{ settles: sums.settles, differs: sums.differs, unknown: sums.unknown, takesBack: sums['takes-back'] },
    ...{
      closes: await casesOf(
        db,
        [...cases].toSorted((one, other) => one - other),
      ),
      closesInAll: cases.size,
    },
  };
}

async function casesOf(db: Database, ids: readonly number[]): Promise<SettlementEffect['closes']> {
  if (ids.length === 0) return [];
  const found = await tablesOf(db)
    .selectFrom('settlement_cases')
    .select(['id', 'kind', 'reference', 'expected_kobo as expectedKobo', 'received_kobo as receivedKobo'])
    .where('id', 'in', ids.slice(0, casesShown))
    .orderBy('id')
    .execute();
  return found.map(({ id, kind, reference, expectedKobo, receivedKobo }) => ({
    ...{ id: String(id), kind, reference },
    missingKobo: expectedKobo - receivedKobo,
  }));
}
