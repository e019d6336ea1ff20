import type { Database } from '../platform/db/database.ts';

interface GivenReturn {
  readonly tpui: string;
  readonly by: string;
  /** `2026-09-01`. */
  readonly periodFrom: string;
  readonly dueOn: string;
  /** A day at noon in Lagos. */
  readonly filedOn: string;
  readonly taxKobo?: number;
  readonly version?: number;
}

/** A month of consumption tax as it was filed, without a bill: credit covers it. */
export async function givenFiledReturn({ $client }: Pick<Database, '$client'>, given: GivenReturn): Promise<string> {
  const { tpui, by, periodFrom, dueOn, filedOn, taxKobo = 500_000, version = 1 } = given;
  const { rows } = await $client.query<{ id: string }>(
    `insert into filed_returns (tpui, kind, period_from, version, submission_id, content_digest, answers, changes, figures, lateness, tax_kobo,
       credit_kobo, balance_kobo, over_kobo, due_on, amendment_reason, declaration_version, is_for_another, filed_by, filed_at, replaced_kobo)
     values ($1, 'consumption-tax', $2, $3, gen_random_uuid(), '\\x00', '{"livedHere": true}', '[]',
       jsonb_build_object('fingerprint', 'f', 'lines', '[]'::jsonb, 'taxKobo', $4::bigint, 'creditKobo', $4::bigint, 'balanceKobo', 0, 'overKobo', 0, 'losses', '[]'::jsonb),
       '[]', $4, $4, 0, 0, $5, case when $3 = 1 then '' else 'A bill was forgotten' end, 1, false, $6, ($7 || 'T11:00:00Z')::timestamptz, 0)
     returning id`,
    [tpui, periodFrom, version, taxKobo, dueOn, by, filedOn],
  );
  await $client.query(`select note_obligation_filed($1, 'consumption-tax-month', $2, $3)`, [tpui, periodFrom, filedOn]);
  return rows[0]?.id ?? '';
}
