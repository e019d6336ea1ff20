import { randomUUID } from 'node:crypto';
import { payeBranchAsRead, payeBranchesMost } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { payeRow as row, startPaye } from './testing/paye-test-app.ts';

const { db } = await createTestDatabase();
const app = await startPaye(db);

interface Branch {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly isClosed: boolean;
}

const add = (as: string | undefined, ...names: string[]) =>
  app.call('POST', '/paye/branches', { ...(as && { as }), body: { branches: names.map((name) => ({ name })) } });
const branchesOf = async (as: string): Promise<Branch[]> =>
  (await app.call('GET', '/paye/branches', { as })).json().branches;
const change = (as: string | undefined, id: string, body: object) =>
  app.call('PUT', `/paye/branches/${id}`, { ...(as && { as }), body: { address: '', isClosed: false, ...body } });
const linesOf = async (as: string, scheduleId: string, branch: string) =>
  (await app.call('GET', `/paye/lines?scheduleId=${scheduleId}&branch=${branch}`, { as })).json();
const all = async (query: string, ...values: unknown[]) => (await db.$client.query(query, values)).rows;
const named = (...branches: string[]) => branches.map((branch, index) => row({ staffNumber: String(index), branch }));

describe('the branches of an employer', () => {
  it('are added together, read by name, renamed, closed and opened again, and each change is noted', async () => {
    const employer = await app.taxpayer();
    expect(await branchesOf(employer)).toEqual([]);
    expect((await add(employer, 'Zaria  Road', 'Kafanchan')).json().branches).toMatchObject([
      { name: 'Kafanchan', address: '', isClosed: false },
      { name: 'Zaria Road' },
    ]);
    const [first] = await branchesOf(employer);
    const changed = await change(employer, first?.id ?? '', { name: 'Kafanchan 2', address: 'Jema’a', isClosed: true });
    expect(changed.json().branches).toMatchObject([
      { name: 'Zaria Road', isClosed: false },
      { id: first?.id, name: 'Kafanchan 2', address: 'Jema’a', isClosed: true },
    ]);
    await change(employer, first?.id ?? '', { name: 'Kafanchan' });
    expect((await branchesOf(employer)).map(({ isClosed }) => isClosed)).toEqual([false, false]);
    expect(
      await all('select action, detail from audit_log where actor = $1 order by at', `user:${employer}`),
    ).toMatchObject([
      { action: 'paye.branches-added', detail: { names: ['Zaria Road', 'Kafanchan'] } },
      { action: 'paye.branch-changed', detail: { name: 'Kafanchan 2', isClosed: true } },
      { action: 'paye.branch-changed', detail: { name: 'Kafanchan', isClosed: false } },
    ]);
  });

  it('are changed by two at once: the second is told, and what the first saved stays', async () => {
    const employer = await app.taxpayer();
    await add(employer, 'Kafanchan');
    const [branch] = await branchesOf(employer);
    if (!branch) return expect.fail('a branch was added');
    const save = (name: string) =>
      app.call('PUT', `/paye/branches/${branch.id}?asRead=${payeBranchAsRead(branch)}`, {
        ...{ as: employer, body: { name, address: '', isClosed: false } },
      });
    expect((await save('First')).statusCode).toBe(200);
    const second = await save('Second');
    expect([second.statusCode, second.json().code]).toEqual([409, 'request.changed-meanwhile']);
    expect(await branchesOf(employer)).toEqual([{ ...branch, name: 'First' }]);
  });

  it.each([
    ['of a name that differs in case and spaces alone', ['ZARIAroad'], 409, 'paye.branch-known'],
    ['of one name twice', ['Ɗan Magaji', 'ɗan magaji'], 409, 'paye.branch-known'],
    ['without a name', [' '], 422, 'request.invalid'],
    ['with an address of the web for a name', ['www.zaria.example'], 422, 'request.invalid'],
    ['that are none', [], 422, 'request.invalid'],
  ])('are not added %s, and then nothing is', async (_what, names, status, code) => {
    const employer = await app.taxpayer();
    await add(employer, 'Zaria Road');
    const answer = await add(employer, ...(names.length > 0 ? ['Kafanchan', ...names] : []));
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(await branchesOf(employer)).toMatchObject([{ name: 'Zaria Road' }]);
  });

  it('are five hundred at most, counted by the database once however many are added at once', async () => {
    const employer = await app.taxpayer();
    const many = (from: number, count: number) => Array.from({ length: count }, (_, index) => `Branch ${from + index}`);
    const answers = await Promise.all([add(employer, ...many(0, 400)), add(employer, ...many(400, 400))]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(await branchesOf(employer)).toHaveLength(400);
    expect((await add(employer, ...many(1_000, payeBranchesMost - 400))).statusCode).toBe(200);
    expect((await add(employer, 'One more')).json().code).toBe('paye.too-many-branches');
  });

  it('are their employer’s alone: another reads and changes none, and a name is taken for its employer alone', async () => {
    const [employer, other] = [await app.taxpayer(), await app.taxpayer()];
    await add(employer, 'Zaria Road', 'Kafanchan');
    const [kafanchan] = await branchesOf(employer);
    const id = kafanchan?.id ?? '';
    expect((await add(other, 'Kafanchan')).statusCode).toBe(200);
    expect((await change(other, id, { name: 'Ours' })).json().code).toBe('paye.branch-not-found');
    expect((await change(employer, randomUUID(), { name: 'Ours' })).statusCode).toBe(404);
    expect((await change(employer, id, { name: 'zaria road' })).json().code).toBe('paye.branch-known');
    expect((await change(employer, id, { name: '' })).statusCode).toBe(422);
    expect((await change(undefined, id, { name: 'Ours' })).statusCode).toBe(401);
    expect((await change(await app.staffMember('Tax Officer'), id, { name: 'Ours' })).statusCode).toBe(403);
    expect((await add(undefined, 'Ours')).statusCode).toBe(401);
    expect((await add(await app.staffMember('Tax Officer'), 'Ours')).statusCode).toBe(403);
    expect(await branchesOf(employer)).toMatchObject([{ id, name: 'Kafanchan' }, { name: 'Zaria Road' }]);
  });
});

it('the branches of a record that was merged into another are its too, its own before them', async () => {
  const [gone, lead, chief, deputy] = [
    await app.taxpayer(),
    await app.taxpayer(),
    await app.staffMember('SuperAdmin'),
    await app.staffMember('SuperAdmin'),
  ];
  await add(gone, 'Zaria Road', 'Kafanchan');
  await app.save(gone, '2026-09', named('Kafanchan'));
  await add(lead, 'ZARIA ROAD');
  const [merge] = await all(
    `insert into taxpayer_merges (action, from_tpui, into_tpui, reason, proposed_by)
     select 'merge', g.tpui, l.tpui, 'One person', $3 from users g, users l where g.id = $1 and l.id = $2 returning id`,
    ...[gone, lead, chief],
  );
  await all(
    `update taxpayer_merges set state = 'released', decided_by = $2, decided_at = clock_timestamp() where id = $1`,
    ...[merge.id, deputy],
  );
  expect((await branchesOf(lead)).map(({ name }) => name)).toEqual(['Kafanchan', 'ZARIA ROAD', 'Zaria Road']);
  expect((await add(lead, 'kafanchan')).json().code).toBe('paye.branch-known');
  const saved = (await app.save(lead, '2026-10', named('Kafanchan', 'Zaria Road'))).json();
  expect(saved.branches.map(({ name }: Branch) => name)).toEqual(['Kafanchan', 'ZARIA ROAD']);
  const [, , other] = await branchesOf(lead);
  expect((await change(lead, other?.id ?? '', { name: 'Zaria Road', isClosed: true })).statusCode).toBe(200);
});

describe('rows of a branch', () => {
  it('find it by its name whatever its case and spaces, and what is none of the employer’s holds nothing up', async () => {
    const employer = await app.taxpayer();
    await add(await app.taxpayer(), 'Elsewhere');
    await add(employer, 'Zaria Road', 'Kafanchan');
    const saved = await app.save(employer, '2026-10', named('ZARIA  ROAD', 'zariaroad', 'Elsewhere', '', 'Kafanchan'));
    expect(saved.statusCode).toBe(200);
    const { id, branches } = saved.json();
    expect(branches).toMatchObject([
      { name: 'Kafanchan', employees: 1, grossKobo: 10_000_000, deductedKobo: 500_000, dueKobo: 500_000 },
      { name: 'Zaria Road', employees: 2, grossKobo: 20_000_000, deductedKobo: 1_000_000, dueKobo: 1_000_000 },
      { branchId: null, name: '', employees: 2, grossKobo: 20_000_000 },
    ]);
    expect(await linesOf(employer, id, branches[1].branchId)).toMatchObject({
      found: 2,
      lines: [{ staffNumber: '0', branch: 'Zaria Road' }, { staffNumber: '1' }],
    });
    expect(await linesOf(employer, id, 'none')).toMatchObject({
      found: 2,
      lines: [
        { staffNumber: '2', branch: '' },
        { staffNumber: '3', branch: '' },
      ],
    });
    expect((await linesOf(employer, id, 'nowhere')).code).toBe('request.invalid');
    expect((await linesOf(await app.taxpayer(), id, branches[1].branchId)).code).toBe('paye.not-found');
  });

  it('have no totals where none of them has a branch', async () => {
    const employer = await app.taxpayer();
    expect((await app.save(employer, '2026-10', [row()])).json()).toMatchObject({
      branches: [],
      lines: [{ branch: '' }],
    });
  });

  it('keep it when they come in parts', async () => {
    const employer = await app.taxpayer();
    await add(employer, 'Zaria Road');
    const uploadId = randomUUID();
    const rows = Array.from({ length: 1_000 }, (_, index) => row({ staffNumber: `P${index}`, branch: 'zaria road' }));
    await app.call('PUT', '/paye/draft/parts', { as: employer, body: { month: '2026-10', uploadId, part: 0, rows } });
    const answer = await app.call('PUT', '/paye/draft', {
      as: employer,
      body: { month: '2026-10', rows: [row({ branch: 'Zaria Road' })], sentBefore: { uploadId, parts: 1 } },
    });
    expect(answer.json().branches).toMatchObject([{ name: 'Zaria Road', employees: 1_001 }]);
  });

  it('stay with it once they are filed, under the name it has now; a closed one is found too', async () => {
    const employer = await app.taxpayer();
    await add(employer, 'Zaria Road');
    const [branch] = await branchesOf(employer);
    const filed = await app.filed(employer, '2026-10', named('Zaria Road'));
    await change(employer, branch?.id ?? '', { name: 'Sabon Gari', isClosed: true });
    const read = async () =>
      (await app.call('GET', '/paye/schedule?month=2026-10', { as: employer })).json().schedule.branches;
    expect(await read()).toMatchObject([{ branchId: branch?.id, name: 'Sabon Gari', employees: 1 }]);
    expect(await linesOf(employer, filed.id, branch?.id ?? '')).toMatchObject({ lines: [{ branch: 'Sabon Gari' }] });
    const amended = await app.save(employer, '2026-10', named('sabon gari'));
    expect(amended.json()).toMatchObject({ version: 2, branches: [{ branchId: branch?.id }] });
  });

  it.each([
    [
      'a filed row gets another branch',
      'update paye_rows set branch_id = null where schedule_id = $1',
      'paye_rows_filed_stay',
    ],
    ['a branch is deleted', 'delete from paye_branches where id = $2', undefined],
    [
      'a branch becomes another employer’s',
      `update paye_branches set tpui = 'KD-1' where id = $2`,
      'paye_branches_identity_fixed',
    ],
    [
      'a row takes the branch of another employer',
      'update paye_rows set branch_id = $3 where schedule_id = $4',
      'paye_rows_branch_own',
    ],
  ])('are kept by the database: it refuses that %s', async (_what, statement, constraint) => {
    const [employer, other] = [await app.taxpayer(), await app.taxpayer()];
    await add(employer, 'Zaria Road');
    await add(other, 'Kafanchan');
    const filed = await app.filed(employer, '2026-09', named('Zaria Road'));
    const { id: draftId } = (await app.save(employer, '2026-10', named('Zaria Road'))).json();
    const [[own], [foreign]] = [await branchesOf(employer), await branchesOf(other)];
    const values = [filed.id, own?.id, foreign?.id, draftId];
    const used = values.filter((_, index) => statement.includes(`$${index + 1}`));
    const places = values.map((value) => used.indexOf(value) + 1);
    const numbered = statement.replace(/\$(\d)/g, (_all, place: string) => `$${places[Number(place) - 1]}`);
    await expect(all(numbered, ...used)).rejects.toMatchObject(
      constraint ? { constraint } : { code: expect.stringMatching(/^(23|P0)/) },
    );
    expect(
      (await app.call('GET', '/paye/schedule?month=2026-09', { as: employer })).json().schedule.branches,
    ).toHaveLength(1);
  });

  it('make the same annual return as rows without', async () => {
    const employer = await app.taxpayer();
    await add(employer, 'Zaria Road');
    await app.filed(employer, '2026-01', named('Zaria Road'));
    await app.filed(employer, '2026-02', [row({ staffNumber: '0' })]);
    expect((await app.call('GET', '/paye/return?year=2026', { as: employer })).json()).toMatchObject({
      employees: 1,
      rows: [{ staffNumber: '0', months: 2, grossKobo: 20_000_000 }],
    });
  });
});
