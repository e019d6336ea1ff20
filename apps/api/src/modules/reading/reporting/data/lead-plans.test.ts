import { beforeAll, expect, inject, it } from 'vitest';
import { createReadAs } from '../../../../platform/scope/read-as.ts';
import { asSuperuser } from '../../../../testing/as-superuser.ts';
import { givenLead } from '../../../../testing/given-lead.ts';
import { givenUser } from '../../../../testing/given-user.ts';
import { accessOf, statementsOf } from '../../../../testing/query-plans.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { readReport } from './read-report.ts';
import type { Asked } from './report-binding.ts';
import { leadsBinding } from './reports/leads.ts';

const { db, url } = await createTestDatabase();
const superuserUrl = Object.assign(new URL(inject('postgres').superuserUrl), { pathname: new URL(url).pathname }).href;
const deps = { clock: { now: () => new Date() }, readAs: createReadAs(db) };
const office = { kind: 'tax-offices', taxOfficeId: 6, reach: 'own' } as never;

beforeAll(async () => {
  const people = {
    by: await givenUser(db, { roles: ['SuperAdmin'] }),
    other: await givenUser(db, { roles: ['Admin'] }),
  };
  const one = await givenLead(db, people);
  await asSuperuser(superuserUrl, async (client) => {
    await client.query('set session_replication_role = replica');
    // As many as a list of others makes: in twenty offices, one in a hundred dismissed, told of or found another way.
    await client.query(
      `insert into leads (number, source_id, source_kind, reason, name, office_id, low_kobo, high_kobo, working, worth_kobo, found_at, state, ended_at, ended_by,
         end_reason, dismissal)
       select 'LD-2020-' || lpad(n::text, 8, '0'), d.source_id, case when n % 97 = 0 then 'land' else 'hotels' end,
         case when n % 89 = 0 then 'files-nothing' else 'not-registered' end, 'House ' || md5(n::text), 1 + n % 20, 5000000000 + n, 9000000000, '[]',
         hashtext(n::text)::bigint + 2500000000, now() - make_interval(mins => n), case when e.ended then 'dismissed' else 'open' end,
         case when e.ended then now() end, case when e.ended then $2::uuid end, case when e.ended then 'It closed last year' end,
         case when e.ended then 'gone' end
       from leads d, generate_series(1, 40000) n, lateral (select n % 101 = 0 as ended) e where d.id = $1`,
      [one, people.by],
    );
    await client.query('vacuum analyze leads');
  });
}, 240_000);

async function plansOf(asked: Partial<Asked> & Readonly<Record<string, string>>, scope = office) {
  const page = { pageNumber: 1, pageSize: 50, criteria: '', sortField: 'worthKobo', sortOrder: 'desc' } as const;
  const statements = await statementsOf(() => readReport(deps, leadsBinding, { ...page, ...asked } as Asked, scope));
  const read = statements.filter(({ text }) => /"?leads"?/.test(text));
  expect(read.length).toBeGreaterThan(0);
  return Promise.all(read.map((statement) => accessOf(db, statement)));
}

it.each([
  ['the most valuable', {}, 'leads_office_worth_idx'],
  ['of a state', { status: 'dismissed' }, 'leads_office_status_idx'],
  ['that somebody has', { status: 'claimed' }, 'leads_office_status_idx'],
  ['of a list', { sourceKind: 'land' }, 'leads_office_source_kind_idx'],
  ['of a reason', { leadReason: 'files-nothing' }, 'leads_office_reason_idx'],
  ['by the estimate', { sortField: 'lowKobo' }, 'leads_office_low_idx'],
  ['the newest', { sortField: 'foundOn' }, 'leads_office_found_idx'],
  ['of some days', { minDate: '2020-01-01', maxDate: '2020-02-01' }, 'leads_office_found_idx'],
] as const)('leads %s are found by index', async (_what, asked, index) => {
  const plans = await plansOf(asked);
  expect(plans.flatMap(({ scanned }) => scanned).filter((table) => table === 'leads')).toEqual([]);
  expect(plans.flatMap(({ indexes }) => indexes)).toContain(index);
});

it('a name or a number is found by index among all offices', async () => {
  for (const criteria of ['sample zuma', 'LD-2020-00000077']) {
    const plans = await plansOf({ criteria }, { kind: 'state' } as never);
    expect(plans.flatMap(({ scanned }) => scanned).filter((table) => table === 'leads')).toEqual([]);
    expect(plans.flatMap(({ indexes }) => indexes)).toEqual(
      expect.arrayContaining(['leads_name_idx', 'leads_number_key']),
    );
  }
});
