import { randomBytes } from 'node:crypto';
import { type ClearanceFigures, kobo, makeClearanceNumber } from '@portal/contracts';
import { database, databaseOfOwner } from './database.ts';

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

/** As if they had proved who they are by a code to their phone, with a home office. */
export async function givenProof(email: string): Promise<void> {
  const on = await database();
  await on.query(
    `insert into user_registrations (user_id, category_id, user_name, phone_number, date_of_birth, gender_id, occupation, nationality, state_id,
       lga_id, address_line1, identity_proof, registered_at)
     select u.id, c.id, 's' || right(u.id::text, 12), '08031234567', '1980-02-03', 1, 'Trader', 'Nigerian', l.state_id, l.id, '12 Ahmadu Bello Way',
       'code', now()
     from users u, (select id from taxpayer_categories where name = 'Individual') c, (select id, state_id from lgas order by id limit 1) l
     where u.email = $1`,
    [email],
  );
}

/** What was said of these years, accepted by two persons some time ago. */
export async function givenYears(email: string, years: readonly number[]): Promise<void> {
  // Nobody writes an acceptance down without having read what was said, but the owner of the tables.
  await (await databaseOfOwner()).query(
    `insert into clearance_paper_years (tpui, year, kind, stated_by, state, accepted_by, decided_by, ended_at)
     select u.tpui, y, 'no-income', u.id, 'accepted', p.people[1], p.people[2], now()
     from users u, unnest($2::int[]) as y, (select array_agg(id order by id) as people from users where user_type is null) p
     where u.email = $1`,
    [email, [...years]],
  );
}

/** They have asked, and one of the three years is in the way; no chance sends them to a person. */
export async function givenAskedFor(email: string): Promise<void> {
  const on = await database();
  await on.query(
    `insert into clearance_applications (number, tpui, first_year, asked_by, draw, state, blockers)
     select next_clearance_number(), u.tpui, extract(year from lagos_today()) - 3, u.id, 5000, 'blocked',
       jsonb_build_array(jsonb_build_object('key', 'year:' || extract(year from lagos_today()) - 1, 'kind', 'year-unknown'))
     from users u where u.email = $1`,
    [email],
  );
}
