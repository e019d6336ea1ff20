import type { Database } from '../platform/db/database.ts';

interface GivenLead {
  /** Who recorded the source of it; another one is made who approves it. */
  readonly by: string;
  readonly other: string;
  readonly officeId?: number;
  readonly name?: string;
  readonly lowKobo?: number;
}

const words = `'Written by a test, in more than twenty letters'`;

/** A lead of a hotel nobody knows, as a case that nobody has. Answers its id. */
export async function givenLead(
  { $client }: Pick<Database, '$client'>,
  { by, other, officeId = 6, name = 'Zuma Sample Hotel', lowKobo = 210_000_000 }: GivenLead,
): Promise<string> {
  const { rows } = await $client.query<{ id: string }>(
    `with source as (
       insert into intelligence_sources (kind, name, owner, legal_basis, purpose, holds, risks, safeguards, office_id, from_day, keep_until, recorded_by,
         approved_by, approved_at)
       values ('hotels', 'Hotel list', 'Tourism Board', ${words}, ${words}, ${words}, ${words}, ${words}, $3, lagos_today() - 1, lagos_today() + 400, $1, $2, now())
       returning id),
     found as (
       insert into leads (number, source_id, source_kind, reason, name, office_id, low_kobo, high_kobo, working, worth_kobo)
       select next_lead_number(), id, 'hotels', 'not-registered', $4, $3, $5::bigint, $5::bigint * 2, '[]', $5::bigint from source returning id, number, found_at),
     opened as (
       insert into work_items (kind, state, subject, reference, office_id, opened_at, since)
       select 'lead', 'open', 'lead:' || id, number, $3, found_at, found_at from found returning id, opened_at),
     begun as (insert into work_steps (item_id, move, at) select id, 'open', opened_at from opened)
     select id from found`,
    [by, other, officeId, name, lowKobo],
  );
  return rows[0]?.id ?? '';
}
