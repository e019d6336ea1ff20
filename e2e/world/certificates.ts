import { randomBytes } from 'node:crypto';
import { type ClearanceFigures, kobo, makeClearanceNumber } from '@portal/contracts';
import { database } from './database.ts';

const nothing = {
  paidKobo: null,
  outstandingKobo: kobo(0),
  restsKobo: kobo(0),
  incomeKobo: null,
  taxKobo: null,
} as const;

/** A certificate that the rules alone issued today to whoever has this account. One that they have already is replaced. */
export async function givenCertificate(email: string) {
  const number = makeClearanceNumber(randomBytes(13));
  const on = await database();
  const { rows } = await on.query<{ id: string; tpui: string; name: string; firstYear: number }>(
    `with asked as (
       insert into clearance_applications (number, tpui, first_year, asked_by, draw, state, blockers, ended_at)
       select 'CLR-2026-' || lpad((floor(random() * 99999999))::bigint::text, 8, '0'), u.tpui, extract(year from lagos_today()) - 3, u.id,
         5000, 'issued', '[]', clock_timestamp()
       from users u where u.email = $1 returning id, tpui, first_year)
     select a.id, a.tpui, t.name, a.first_year as "firstYear" from asked a join taxpayers t on t.tpui = a.tpui`,
    [email],
  );
  const [asked] = rows;
  if (!asked) throw new Error(`Nobody has the address ${email}`);
  const years = [asked.firstYear, asked.firstYear + 1, asked.firstYear + 2];
  const figures: readonly ClearanceFigures[] = years.map((year) => ({ ...nothing, year, basis: 'no-income' }));
  const issued = await on.query<{ id: string }>(
    `insert into clearance_certificates (number, application_id, tpui, name, first_year, figures, issued_on, valid_until)
     values ($1, $2, $3, $4, $5, $6, lagos_today(), make_date(extract(year from lagos_today())::int, 12, 31)) returning id`,
    [number, asked.id, asked.tpui, asked.name, asked.firstYear, JSON.stringify(figures)],
  );
  return { id: issued.rows[0]?.id ?? '', number, name: asked.name, years };
}

/** A Manager proposes, a Director decides. */
export async function revokeCertificate(id: string): Promise<void> {
  const on = await database();
  const { rows } = await on.query<{ id: string; decider: string }>(
    `with staff as (
       select (select user_id from user_roles where role_name = 'Tax Office Manager' limit 1) as manager,
         (select user_id from user_roles where role_name = 'Tax Office Director' limit 1) as director)
     insert into clearance_revocations (certificate_id, reason, proposed_by)
     select $1, 'Issued over a forged return', manager from staff
     returning id, (select director from staff) as decider`,
    [id],
  );
  await on.query(
    `update clearance_revocations set state = 'revoked', decided_by = $2, decided_at = clock_timestamp(),
       decision_reason = 'The return is forged indeed' where id = $1`,
    [rows[0]?.id, rows[0]?.decider],
  );
  await on.query('update clearance_certificates set revoked_at = clock_timestamp(), revoked_by = $2 where id = $1', [
    id,
    rows[0]?.decider,
  ]);
}
