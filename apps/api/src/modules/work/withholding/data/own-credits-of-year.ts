import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

export interface OwnCreditOfYear {
  readonly payerTpui: string;
  readonly payer: string;
  /** As the payer wrote it. */
  readonly name: string;
  /** Found by the Tax ID that they stated, which nobody proved. */
  readonly isStated: boolean;
  /** `2026-03`. */
  readonly month: string;
  readonly taxKobo: number;
}

/** What was withheld from somebody in a year and is receipted, by the number alone: whoever shows it compares the name too. */
export function ownCreditsOfYear(on: Runner, tpui: string, year: number): Promise<readonly OwnCreditOfYear[]> {
  return tablesOf(on)
    .selectFrom(
      sql<OwnCreditOfYear>`(select payer_tpui as "payerTpui", payer, name, is_stated as "isStated", month, tax_kobo as "taxKobo"
        from own_credits_of_year(${tpui}, ${year}::int))`.as('y'),
    )
    .selectAll()
    .execute();
}
