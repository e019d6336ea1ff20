import { randomBytes } from 'node:crypto';
import { type ClearanceFigures, kobo, makeClearanceNumber } from '@portal/contracts';
import type { Database } from '../platform/db/database.ts';

interface Wanted {
  /** Account of the holder. */
  readonly userId: string;
  readonly name?: string;
  /** Last day; the end of the year when not said. */
  readonly validUntil?: string;
}

const nothing = { paidKobo: null, outstandingKobo: kobo(0), restsKobo: kobo(0) } as const;

function figuresFrom(firstYear: number): readonly ClearanceFigures[] {
  return [
    { ...nothing, year: firstYear, basis: 'no-income', incomeKobo: null, taxKobo: null },
    {
      ...{ ...nothing, year: firstYear + 1, basis: 'return', incomeKobo: kobo(592_000_000) },
      ...{ taxKobo: kobo(121_280_000), paidKobo: kobo(121_280_000), restsKobo: kobo(64_320_000) },
    },
    {
      ...{ ...nothing, year: firstYear + 2, basis: 'paye', incomeKobo: kobo(610_400_000) },
      ...{ taxKobo: kobo(125_696_000), paidKobo: kobo(125_696_000) },
    },
  ];
}

/** A certificate that the rules alone issued today, by the clock of the database. */
export async function givenCertificate(
  { $client }: Database,
  { userId, name = 'Halima Danjuma Sani', validUntil }: Wanted,
) {
  const number = makeClearanceNumber(randomBytes(13));
  const { rows } = await $client.query<{ id: string; tpui: string; firstYear: number }>(
    `with asked as (
       insert into clearance_applications (number, tpui, first_year, asked_by, draw, state, blockers, ended_at)
       select 'CLR-2026-' || lpad((floor(random() * 99999999))::bigint::text, 8, '0'), u.tpui, extract(year from lagos_today()) - 3, u.id,
         5000, 'issued', '[]', clock_timestamp()
       from users u where u.id = $1 returning id, tpui, first_year)
     select id, tpui, first_year as "firstYear" from asked`,
    [userId],
  );
  const [asked] = rows;
  if (!asked) throw new Error('Nobody has this account');
  const issued = await $client.query<{ id: string; validUntil: string }>(
    `insert into clearance_certificates (number, application_id, tpui, name, first_year, figures, issued_on, valid_until)
     values ($1, $2, $3, $4, $5, $6, lagos_today(), coalesce($7::date, make_date(extract(year from lagos_today())::int, 12, 31)))
     returning id, valid_until as "validUntil"`,
    [number, asked.id, asked.tpui, name, asked.firstYear, JSON.stringify(figuresFrom(asked.firstYear)), validUntil],
  );
  const [certificate] = issued.rows;
  if (!certificate) throw new Error('No certificate was issued');
  const { firstYear, tpui } = asked;
  return { ...certificate, number, name, tpui, years: [firstYear, firstYear + 1, firstYear + 2] };
}

/** A Manager proposes, a Director decides. */
export async function givenRevoked({ $client }: Database, certificateId: string, manager: string, director: string) {
  const proposed = await $client.query<{ id: string }>(
    `insert into clearance_revocations (certificate_id, reason, proposed_by)
     values ($1, 'Issued over a forged return', $2) returning id`,
    [certificateId, manager],
  );
  await $client.query(
    `update clearance_revocations set state = 'revoked', decided_by = $2, decided_at = clock_timestamp(),
       decision_reason = 'The return is forged indeed' where id = $1`,
    [proposed.rows[0]?.id, director],
  );
  await $client.query(
    'update clearance_certificates set revoked_at = clock_timestamp(), revoked_by = $2 where id = $1',
    [certificateId, director],
  );
}
