import { randomUUID } from 'node:crypto';
import { type Role, roles, taxpayerRoles } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { givenScope } from '../../../../testing/given-user.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createBillReader } from '../data/bill-reader.ts';
import { startBilling } from '../testing/billing-test-app.ts';

const { db } = await createTestDatabase();
const bills = createBillReader(db);
const { rows: people } = await db.$client.query<{ id: string }>(
  `insert into users (email, first_name, last_name, tpui) values ('amina@demo.test', 'Amina', 'Bello', 'KD-TPUI-1') returning id`,
);
const userId = people[0]?.id ?? '';
const { rows: heads } = await db.$client.query<{ code: string; mdaId: number }>(
  'select code, mda_id as "mdaId" from revenue_heads order by id limit 1',
);
const { code: revenueHeadCode, mdaId } = heads[0] ?? { code: '', mdaId: 0 };
const app = await startBilling(db, 'masked', async (role) =>
  role ? { id: userId, roles: [role as Role], sessionId: randomUUID(), scope: givenScope(role as Role) } : undefined,
);

const submission = () => ({
  mdaId,
  revenueHeadCode,
  amountKobo: 500_000,
  narration: 'Two masts at Barnawa',
  submissionId: randomUUID(),
});
const ask = (payload: object, role: Role | '' = 'Individual') =>
  app.inject({
    method: 'POST',
    url: '/api/v1/bills/mda-collections',
    payload,
    headers: role ? { authorization: role } : {},
  });
const count = async () => Number((await db.$client.query('select count(*) as n from bills')).rows[0].n);

describe('a bill for a fee of an MDA', () => {
  it('is raised for the caller, whoever else is named', async () => {
    const answer = await ask({ ...submission(), payerTpui: 'KD-OTHER', totalKobo: 1, payStatusId: 2 });
    expect(answer.statusCode).toBe(200);
    expect(await bills.find(answer.json().billReference)).toMatchObject({
      status: 'unpaid',
      totalKobo: 500_000,
      payer: { firstName: 'Amina', lastName: 'Bello', email: 'amina@demo.test', tpui: 'KD-TPUI-1', categoryId: 1 },
      lines: [{ revenueHeadCode, amountKobo: 500_000, narration: 'Two masts at Barnawa' }],
    });
  });

  it('is in the name of the organisation, and of nobody before there is one', async () => {
    const before = await count();
    expect((await ask(submission(), 'Corporate')).json().code).toBe('organisation.missing');
    expect(await count()).toBe(before);
    await db.$client.query(
      `insert into organisations (tpui, name, registration_number, tin, industry_id, email, phone_number, address, changed_at)
       values ('KD-TPUI-1', 'Arewa Mills Ltd', 'RC123456', '', 1, 'office@mills.test', '08031234567', '4 Zaria Road', now())`,
    );
    const answer = await ask(submission(), 'Corporate');
    expect((await bills.find(answer.json().billReference))?.payer).toMatchObject({
      firstName: 'Arewa Mills Ltd',
      lastName: '',
      email: 'office@mills.test',
      categoryId: 2,
      organisation: { registrationNumber: 'RC123456', isConfirmed: false },
    });
  });

  it('is refused, not failed, for text the database cannot hold', async () => {
    const answer = await ask({ ...submission(), narration: 'Two\u0000masts' });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'request.invalid']);
  });

  it('is refused where a tariff says the amount, or the head asks for more', async () => {
    const before = await count();
    const { rows } = await db.$client.query<{ code: string; mdaId: number; kind: string }>(
      `select h.code, h.mda_id as "mdaId", t.rule ->> 'kind' as kind from head_tariffs t
       join revenue_heads h on h.id = t.revenue_head_id where t.released_at is not null and t.rule ->> 'kind' <> 'entered' order by h.code`,
    );
    expect(rows.length).toBeGreaterThan(5);
    for (const { code, mdaId: of } of rows) {
      const answer = await ask({ ...submission(), mdaId: of, revenueHeadCode: code });
      expect([answer.statusCode, answer.json().code], code).toEqual([422, 'request.invalid']);
      expect(Object.keys(answer.json().fieldErrors).join()).toMatch(/^(amountKobo|revenueHeadCode)$/);
    }
    expect(await count()).toBe(before);
  });

  it('is one, however often and at once the same submission is sent', async () => {
    const before = await count();
    const same = submission();
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(same)));
    expect(new Set(answers.map((answer) => answer.json().billReference)).size).toBe(1);
    expect(await count()).toBe(before + 1);
    expect((await ask({ ...same, amountKobo: 600_000 })).statusCode).toBe(422);
    expect(await count()).toBe(before + 1);
  });

  it.each([
    [
      'a fee of another MDA',
      { mdaId: mdaId + 1 },
      { revenueHeadCode: 'This MDA does not collect this fee. Choose again' },
    ],
    ['a fee that nobody has', { revenueHeadCode: '99999999' }, { revenueHeadCode: expect.any(String) }],
    ['too little', { amountKobo: 9_999 }, { amountKobo: 'Enter at least ₦100' }],
    ['too much', { amountKobo: 100_000_000_001 }, { amountKobo: 'Enter at most ₦1,000,000,000' }],
    ['half a kobo', { amountKobo: 10_000.5 }, { amountKobo: expect.any(String) }],
    ['a text as long as a letter', { narration: 'x'.repeat(141) }, { narration: expect.any(String) }],
    ['no id of the submission', { submissionId: '1' }, { submissionId: expect.any(String) }],
  ])('is not raised for %s, and the answer says at which field', async (_what, change, fieldErrors) => {
    const before = await count();
    const answer = await ask({ ...submission(), ...change });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fieldErrors).toMatchObject(fieldErrors);
    expect(await count()).toBe(before);
  });

  it('needs a session of a taxpayer', async () => {
    const before = await count();
    expect((await ask(submission(), '')).statusCode).toBe(401);
    for (const role of roles.filter((name) => !taxpayerRoles.some((taxpayer) => taxpayer === name))) {
      expect((await ask(submission(), role)).statusCode).toBe(403);
    }
    expect(await count()).toBe(before);
  });
});
