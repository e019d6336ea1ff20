import { randomUUID } from 'node:crypto';
import { type Declared, groupReference, isBillReference, isDeclarationReference } from '@portal/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenIntent } from '../../../../testing/given.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createBillReader } from '../../../money/billing/index.ts';
import {
  aDeclaration,
  aSite,
  itsTotalKobo,
  startCommunicationInfrastructure,
} from '../testing/communication-infrastructure-test-app.ts';

const { db } = await createTestDatabase();
const { call, submit, mails, runJobs, staffMember } = await startCommunicationInfrastructure(db);
const admin = await staffMember('SuperAdmin');
const mdaUser = await staffMember('MDA User');
const bills = createBillReader(db);
const missing = '019aa000-0000-7000-8000-000000000000';
const heading = 'kind,name,lga,place,height_m,power';

async function counts() {
  const { rows } = await db.$client.query(
    'select (select count(*) from infrastructure_declarations) as declarations, (select count(*) from bills) as bills',
  );
  return rows[0];
}
async function declared(changes: Parameters<typeof submit>[0] = {}) {
  const answer = (await submit(changes)).json<Declared>();
  const { rows } = await db.$client.query<{ id: string; bill_id: string }>(
    'select id, bill_id from infrastructure_declarations where reference = $1',
    [answer.reference],
  );
  return { ...answer, id: rows[0]?.id ?? '', billId: rows[0]?.bill_id ?? '' };
}
const progress = (reference: string, email: string) =>
  call('POST', '/declarations/progress', { body: { reference, email } });

beforeEach(async () => {
  await runJobs();
  mails.length = 0;
});

describe('an assessment', () => {
  it('shows each line by the dated tariff, marked illustrative, and keeps nothing', async () => {
    const before = await counts();
    const { sites, fibreRoutes } = aDeclaration;
    const answer = (await call('POST', '/assessments', { body: { sites, fibreRoutes } })).json();
    expect(answer.totalKobo).toBe(itsTotalKobo);
    expect(
      answer.lines.map(({ rate, quantity, isIllustrative }: Record<string, unknown>) => [
        rate,
        quantity,
        isIllustrative,
      ]),
    ).toEqual([
      ['mast', 1, true],
      ['tower', 1, true],
      ['generator', 1, true],
      ['fibre-metre', 1200, true],
      ['duct-metre', 2400, true],
    ]);
    expect(await counts()).toEqual(before);
  });

  it('names the cell that is wrong', async () => {
    const sites = [aSite, { ...aSite, lgaId: 700 }];
    const answer = await call('POST', '/assessments', { body: { sites, fibreRoutes: [] } });
    expect([answer.statusCode, Object.keys(answer.json().fieldErrors)]).toEqual([422, ['sites.1.lgaId']]);
  });
});

describe('an import', () => {
  const load = (csv: string) => call('POST', '/imports', { body: { csv } });

  it('reads good rows, says what is wrong in others, and refuses what is no list of sites', async () => {
    const read = (await load(`${heading}\nmast,A,Zaria,Market,40,grid\nmast,B,Lagos Island,Market,40,grid`)).json();
    expect(read.sites).toMatchObject([{ name: 'A', lgaId: 23 }]);
    expect(read.problems).toEqual([{ row: 3, column: 'lga', value: 'Lagos Island', problem: 'unknown-area' }]);
    for (const [csv, code] of [
      ['name;place\nA;B', 'declaration.columns-missing'],
      [`${heading}\n"`, 'declaration.file-unreadable'],
      [[heading, ...Array(501).fill('mast,A,Zaria,B,40,grid')].join('\n'), 'declaration.too-many-rows'],
      ['', 'request.invalid'],
    ] as const) {
      const refused = await load(csv);
      expect([refused.statusCode, refused.json().code]).toEqual([422, code]);
    }
  });
});

describe('a declaration', () => {
  it('raises one real bill that can be opened at once, and tells the operator', async () => {
    const before = await counts();
    const { id, reference, billReference, totalKobo, payBy, email } = await declared();
    await runJobs();
    expect([isDeclarationReference(reference), isBillReference(billReference), totalKobo]).toEqual([
      true,
      true,
      itsTotalKobo,
    ]);
    expect(await bills.find(billReference)).toMatchObject({
      status: 'unpaid',
      totalKobo: itsTotalKobo,
      expiresOn: payBy,
      payer: { firstName: 'Savanna Towers Limited', categoryId: 2, email },
      lines: [
        { revenueHeadCode: '12020412', amountKobo: 250_000_00 },
        { revenueHeadCode: '12020412', amountKobo: 400_000_00 },
        { revenueHeadCode: '12020410', amountKobo: 35_000_00 },
        {
          revenueHeadCode: '12020413',
          amountKobo: 174_000_00,
          narration: '1,200 × ₦145.00 per metre of route (illustrative rate)',
        },
        { revenueHeadCode: '12020413', amountKobo: 144_000_00 },
      ],
    });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: email, subject: expect.stringContaining(groupReference(reference)) });
    expect(mails[0]?.text).toContain(`https://pay.example.gov.ng/payment_summary_open?billReference=${billReference}`);
    expect(mails[0]?.text).toContain('₦1,003,000.00');
    expect(await counts()).toEqual({ declarations: before.declarations + 1, bills: before.bills + 1 });
    const { rows } = await db.$client.query('select actor, action, detail from audit_log where subject = $1', [
      `declaration:${id}`,
    ]);
    expect(rows).toEqual([
      {
        actor: 'system:communication-infrastructure',
        action: 'declaration.received',
        detail: { reference, billReference, totalKobo: itsTotalKobo },
      },
    ]);
  });

  it('is one bill however often it is sent, also at once', async () => {
    const before = await counts();
    const submissionId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => submit({ email: 'twice@savanna.example' }, { submissionId })),
    );
    answers.push(await submit({ email: 'twice@savanna.example' }, { submissionId }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(9).fill(200));
    expect(new Set(answers.map((answer) => answer.json().billReference)).size).toBe(1);
    expect(await counts()).toEqual({ declarations: before.declarations + 1, bills: before.bills + 1 });
    await runJobs();
    expect(mails).toHaveLength(1);
  });

  it('of other sites or words under the same submission is refused, though the total is the same', async () => {
    const submissionId = randomUUID();
    const email = 'moved@savanna.example';
    await submit({ email }, { submissionId });
    const before = await counts();
    const elsewhere = { ...aSite, name: 'KAD-0099', place: 'Kawo' };
    const [, second = aSite] = aDeclaration.sites;
    for (const changes of [
      { sites: [elsewhere, second] },
      { companyName: 'Other Towers Limited' },
      { address: '9 Kawo' },
    ]) {
      const refused = await submit({ email, ...changes }, { submissionId });
      expect([refused.statusCode, refused.json().fieldErrors]).toEqual([422, { submissionId: 'Used already' }]);
    }
    expect(await counts()).toEqual(before);
  });

  it('of another total or another address under the same submission is refused, and shows nothing of the first', async () => {
    const submissionId = randomUUID();
    const email = 'first@savanna.example';
    await submit({ email }, { submissionId });
    const others = [
      await submit({ email }, { submissionId, total: itsTotalKobo + 100 }),
      await submit({ email: 'eve@savanna.example' }, { submissionId }),
    ];
    for (const refused of others) {
      expect([refused.statusCode, refused.json().fieldErrors]).toEqual([422, { submissionId: 'Used already' }]);
      expect(refused.body).not.toContain(email);
    }
  });

  it('raises nothing when the total is not the one that was shown', async () => {
    const before = await counts();
    const refused = await submit({}, { total: itsTotalKobo - 1 });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'declaration.assessment-changed']);
    expect(await counts()).toEqual(before);
  });

  it.each([
    ['nothing declared', { sites: [], fibreRoutes: [] }, 'sites'],
    ['one coordinate', { sites: [{ ...aSite, longitude: null }] }, 'sites.0.longitude'],
    ['an area of another state', { sites: [{ ...aSite, lgaId: 700 }] }, 'sites.0.lgaId'],
    ['no metres', { fibreRoutes: [{ lgaId: 9, from: 'A', to: 'B', metres: 0, ducts: 1 }] }, 'fibreRoutes.0.metres'],
    ['no company', { companyName: ' ' }, 'companyName'],
    ['no email address', { email: 'ngozi' }, 'email'],
    ['501 sites', { sites: Array(501).fill(aSite) }, 'sites'],
  ])('is refused with %s, names the field and changes nothing', async (_what, changes, field) => {
    const before = await counts();
    const refused = await submit(changes);
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json().fieldErrors)).toEqual([`declaration.${field}`]);
    expect(await counts()).toEqual(before);
  });

  it('takes 500 sites', async () => {
    const sites = Array.from({ length: 500 }, (_, index) => ({ ...aSite, name: `KAD-${index}`.padEnd(100, 'x') }));
    const total = 500 * (250_000_00 + 35_000_00);
    expect((await submit({ sites, fibreRoutes: [] }, { total })).json().totalKobo).toBe(total);
  });

  it('is followed with reference and address, from the bill as it stands; a wrong one of either is answered alike', async () => {
    const { reference, email, billId, totalKobo } = await declared();
    expect((await progress(reference.toLowerCase(), email.toUpperCase())).json()).toMatchObject({
      state: 'received',
      billStatus: 'unpaid',
      siteCount: 2,
      fibreMetres: 1200,
      assessment: { totalKobo },
    });
    const intent = await givenIntent(db, { id: billId, reference: '', totalKobo });
    await db.$client.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
      intent.id,
      intent.providerRef,
      totalKobo,
    ]);
    expect((await progress(reference, email)).json().billStatus).toBe('paid');
    const wrong = [
      await progress(reference, 'eve@example.org'),
      await progress('CD0000000000', email),
      await progress('x', email),
    ];
    expect(new Set(wrong.map(({ statusCode, body }) => `${statusCode} ${JSON.parse(body).message}`)).size).toBe(1);
    expect(wrong[0]?.statusCode).toBe(404);
  });
});

describe('staff who check a declaration', () => {
  /** The case is opened with the declaration. */
  const seen = { caseVersion: 1 };
  const reason = { reason: 'There is no mast at this place.' };

  it('find it in the queue and read what was declared', async () => {
    const { id, reference } = await declared();
    const queue = (await call('GET', `/declarations?criteria=${reference}&state=received`, { as: admin })).json();
    expect(queue).toMatchObject({ totalRecords: 1, data: [{ id, siteCount: 2 }] });
    const record = (await call('GET', `/declarations/${id}`, { as: admin })).json();
    expect(record.sites).toEqual(aDeclaration.sites);
    expect(record.fibreRoutes).toEqual(aDeclaration.fibreRoutes);
  });

  it('confirm it once; the operator is told', async () => {
    const { id, reference, email } = await declared();
    expect((await call('POST', `/declarations/${id}/confirmation`, { as: admin, body: seen })).statusCode).toBe(200);
    expect((await call('POST', `/declarations/${id}/confirmation`, { as: admin, body: seen })).json().code).toBe(
      'declaration.state-conflict',
    );
    await runJobs();
    expect(mails.map(({ subject }) => subject.split(' / ')[0])).toEqual([
      'Your declaration and its bill',
      'Your declaration is confirmed',
    ]);
    expect((await progress(reference, email)).json().state).toBe('confirmed');
    const { rows } = await db.$client.query(
      `select actor from audit_log where subject = $1 and action = 'declaration.confirmed'`,
      [`declaration:${id}`],
    );
    expect(rows).toEqual([{ actor: `user:${admin}` }]);
  });

  it('reject it with a reason, and its bill cannot be paid any more', async () => {
    const { id, reference, email, billReference } = await declared();
    expect(
      (await call('POST', `/declarations/${id}/rejection`, { as: admin, body: { ...seen, ...reason } })).statusCode,
    ).toBe(200);
    await runJobs();
    expect((await progress(reference, email)).json()).toMatchObject({
      state: 'rejected',
      rejectionReason: reason.reason,
      billStatus: 'cancelled',
    });
    expect(mails.at(-1)?.text).toContain(reason.reason);
    expect((await bills.find(billReference))?.status).toBe('cancelled');
  });

  it('cannot reject what is paid: nothing changes', async () => {
    const { id, reference, email, billId, totalKobo } = await declared();
    const intent = await givenIntent(db, { id: billId, reference: '', totalKobo });
    await db.$client.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
      intent.id,
      intent.providerRef,
      totalKobo,
    ]);
    const refused = await call('POST', `/declarations/${id}/rejection`, { as: admin, body: { ...seen, ...reason } });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'bill.already-paid']);
    expect((await progress(reference, email)).json()).toMatchObject({ state: 'received', billStatus: 'paid' });
  });

  it('are administrators, and need a reason and a declaration', async () => {
    const { id } = await declared();
    for (const [what, body] of [
      ['confirmation', seen],
      ['rejection', { ...seen, ...reason }],
    ] as const) {
      const at = (which: string) => `/declarations/${which}/${what}`;
      expect((await call('POST', at(id), { body })).statusCode).toBe(401);
      expect((await call('POST', at(id), { as: mdaUser, body })).statusCode).toBe(403);
      expect((await call('POST', at(missing), { as: admin, body })).json().code).toBe('declaration.not-found');
    }
    expect((await call('POST', `/declarations/${id}/rejection`, { as: admin, body: {} })).statusCode).toBe(422);
    const { rows } = await db.$client.query('select state from infrastructure_declarations where id = $1', [id]);
    expect(rows).toEqual([{ state: 'received' }]);
  });
});

it.each([
  [
    'what was declared stays',
    `update infrastructure_declarations set company_name = 'Other'`,
    'infrastructure_declarations_fixed',
  ],
  ['the amount stays', 'update infrastructure_declarations set total_kobo = 1', 'infrastructure_declarations_fixed'],
  ['nothing is deleted', 'delete from infrastructure_declarations', 'infrastructure_declarations_append_only'],
  ['no site changes', 'update declared_sites set height_metres = 1', 'declared_sites_append_only'],
  ['no route changes', 'delete from declared_fibre_routes', 'declared_fibre_routes_append_only'],
])('the database keeps it: %s', async (_what, statement, constraint) => {
  await expect(db.$client.query(statement)).rejects.toMatchObject({ constraint });
});
