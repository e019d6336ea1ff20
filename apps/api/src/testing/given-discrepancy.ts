import type { Database } from '../platform/db/database.ts';

interface GivenDiscrepancy {
  readonly tpui: string;
  /** A return of theirs that was filed. */
  readonly returnId: string;
  readonly officeId?: number;
}

/** What the nightly comparison found of a return, as a case that nobody has looked at. Answers its id. */
export async function givenDiscrepancy(
  { $client }: Pick<Database, '$client'>,
  { tpui, returnId, officeId = 6 }: GivenDiscrepancy,
): Promise<string> {
  const { rows } = await $client.query<{ id: string }>(
    `with found as (
       insert into discrepancies (number, tpui, office_id, rule, return_id, period_to, declared_kobo, found_kobo, tolerance_kobo, effect_kobo, source,
         source_on, confidence)
       select next_discrepancy_number(), $1, $3, 'paye-income', r.id, r.period_from + 30, 0, 240000000, 1000000, 36000000,
         'PAYE rows filed by Zaria Sample Mills', '2026-01-12', 'number-and-name' from filed_returns r where r.id = $2
       returning id, number, opened_at),
     opened as (
       insert into work_items (kind, state, subject, reference, office_id, tpui, opened_at, since)
       select 'discrepancy', 'found', 'discrepancy:' || id, number, $3, $1, opened_at, opened_at from found returning id, opened_at),
     begun as (insert into work_steps (item_id, move, at) select id, 'open', opened_at from opened)
     select id from found`,
    [tpui, returnId, officeId],
  );
  return rows[0]?.id ?? '';
}
