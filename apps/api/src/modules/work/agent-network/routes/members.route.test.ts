import { randomUUID } from 'node:crypto';
import { makeIdentityCode } from '@portal/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startAgentNetwork } from '../testing/agent-network-test-app.ts';

const { db } = await createTestDatabase();
const { call, audited, staffMember } = await startAgentNetwork(db);
const admin = await staffMember('SuperAdmin');
const superAdmin = await staffMember('SuperAdmin');
const agent = await staffMember('Agent');
const missing = '019aa000-0000-7000-8000-000000000000';
const codes = Array.from({ length: 6 }, (_, index) => makeIdentityCode('agent', new Uint8Array(9).fill(index + 1)));

async function givenAgent(index: number, columns: { name: string; lgaId: number; suspended?: boolean; days?: number }) {
  const { rows } = await db.$client.query<{ id: string }>(
    `insert into network_members (code, kind, name, is_company, lga_id, area, phone_number, suspended_at, suspension_reason, valid_until)
     values ($1, 'agent', $2, false, $3, 'Central market', '08031234567', case when $4 then now() end, case when $4 then 'complaints' end,
       (now() at time zone 'Africa/Lagos')::date + $5::int) returning id`,
    [codes[index], columns.name, columns.lgaId, columns.suspended ?? false, columns.days ?? 30],
  );
  return rows[0]?.id ?? '';
}
const ids: string[] = [];
beforeAll(async () => {
  ids.push(
    await givenAgent(0, { name: 'Amina Ventures', lgaId: 23, days: 0 }),
    await givenAgent(1, { name: 'Bala 100%_Sure', lgaId: 23 }),
    await givenAgent(2, { name: 'Chioma Stores', lgaId: 2 }),
    await givenAgent(3, { name: 'Suspended Shop', lgaId: 2, suspended: true }),
    await givenAgent(4, { name: 'Expired Shop', lgaId: 5, days: -1 }),
  );
});
const names = async (query: string) =>
  (await call('GET', `/agents?${query}`)).json().data.map(({ name }: { name: string }) => name);
const verify = async (code: string | undefined) =>
  (await call('GET', `/agents/verification?code=${encodeURIComponent(code ?? '')}`)).json();

describe('the public list of agents', () => {
  it('shows those who may act today and never a code', async () => {
    const answer = await call('GET', '/agents');
    expect(answer.json()).toMatchObject({
      totalRecords: 3,
      areas: [
        { lga: 'Chikun', agents: 1 },
        { lga: 'Zaria', agents: 2 },
      ],
    });
    for (const code of codes) expect(answer.body).not.toContain(code);
  });

  it('is searched by name, place and area, page by page, and takes no pattern from what is typed', async () => {
    expect(await names('lgaId=23')).toEqual(['Amina Ventures', 'Bala 100%_Sure']);
    expect(await names('criteria=chikun')).toEqual(['Chioma Stores']);
    expect(await names(`criteria=${encodeURIComponent('%_')}`)).toEqual(['Bala 100%_Sure']);
    expect(await names('pageSize=1&pageNumber=2')).toEqual(['Amina Ventures']);
    expect(await names('lgaId=7')).toEqual([]);
    for (const query of ['pageSize=1000', 'pageNumber=0', 'lgaId=x', 'lgaId=99999999999']) {
      expect((await call('GET', `/agents?${query}`)).statusCode, query).toBe(422);
    }
  });
});

describe('checking a card', () => {
  it.each([
    [0, 'active'],
    [3, 'suspended'],
    [4, 'expired'],
  ])('of agent %i says %s', async (index, standing) => {
    expect(await verify(codes[index])).toMatchObject({ standing, kind: 'agent', code: codes[index] });
  });

  it('forgives how a code is typed, and tells no telephone and no reason', async () => {
    const typed = (codes[3] ?? '').toLowerCase().replace(/(.{4})/g, '$1-');
    const answer = await verify(typed);
    expect(Object.keys(answer).sort()).toEqual([
      'code',
      'duty',
      'employer',
      'kind',
      'lga',
      'name',
      'standing',
      'validUntil',
    ]);
  });

  it('says the same of a code nobody has and of what is no code', async () => {
    const answers = [await verify(codes[5]), await verify('hello'), await verify(`${codes[0]?.slice(0, -1)}!`)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(answers.map(({ message }) => message)).size).toBe(1);
  });
});

describe('cards in the hands of staff', () => {
  it('are suspended, reinstated and renewed, at once for whoever checks, each with an audit row', async () => {
    const [id] = ids;
    const change = (what: string, body: object) => call('POST', `/network-members/${id}/${what}`, { as: admin, body });
    expect((await change('suspension', { reason: 'Took cash at the market' })).statusCode).toBe(200);
    expect((await verify(codes[0])).standing).toBe('suspended');
    expect(await names('lgaId=23')).toEqual(['Bala 100%_Sure']);
    await change('reinstatement', { reason: 'It was a mistake' });
    expect((await verify(codes[0])).standing).toBe('active');
    await change('renewal', { validUntil: '2020-01-01' });
    expect((await verify(codes[0])).standing).toBe('expired');
    expect(await audited(`network-member:${id}`)).toEqual(
      ['suspended', 'reinstated', 'renewed'].map((what) => ({
        actor: `user:${admin}`,
        action: `network-member.${what}`,
      })),
    );
  });

  it('are printed while they are valid, and who printed one is on record', async () => {
    const id = ids[1];
    const print = () => call('POST', `/network-members/${id}/card`, { as: admin });
    const printed = await print();
    expect([printed.statusCode, printed.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    expect((await audited(`network-member:${id}`)).map(({ action }) => action)).toEqual([
      'network-member.card-printed',
    ]);
    await call('POST', `/network-members/${id}/suspension`, { as: admin, body: { reason: 'Took cash at the market' } });
    expect((await print()).json().code).toBe('network-member.not-active');
    await call('POST', `/network-members/${id}/reinstatement`, { as: admin, body: { reason: 'It was a mistake' } });
    expect((await call('POST', `/network-members/${missing}/card`, { as: admin })).statusCode).toBe(404);
  });

  it('are issued to collectors of an MDA, one for each submission', async () => {
    const card = { submissionId: randomUUID(), name: 'Musa Collector', mdaId: 4, lgaId: 10, validUntil: '2099-12-31' };
    const issue = (body: object) => call('POST', '/network-members', { as: superAdmin, body });
    const [one, two] = [await issue(card), await issue(card)];
    expect(one.json()).toEqual(two.json());
    const other = await issue({ ...card, name: 'Musa Somebody' });
    expect([other.statusCode, other.json().fieldErrors]).toEqual([422, { submissionId: 'Used already' }]);
    expect(await verify(one.json().code)).toMatchObject({
      kind: 'collector',
      employer: 'Kaduna State Traffic and Environmental Law Enforcement Authority',
    });
    expect((await call('GET', '/agents?criteria=Musa')).json().totalRecords).toBe(0);
    for (const wrong of [{ mdaId: 999 }, { lgaId: 700 }, { name: '' }, { validUntil: 'soon' }]) {
      expect((await issue({ ...card, submissionId: randomUUID(), ...wrong })).statusCode).toBe(422);
    }
    const found = (await call('GET', '/network-members?kind=collector&standing=active', { as: admin })).json();
    expect(found).toMatchObject({ totalRecords: 1, data: [{ name: 'Musa Collector' }] });
  });

  it('are for administrators alone, and need a card and a reason', async () => {
    for (const [path, body] of [
      ['suspension', { reason: 'Long enough' }],
      ['reinstatement', { reason: 'Long enough' }],
      ['renewal', { validUntil: '2099-01-01' }],
    ] as const) {
      const at = `/network-members/${ids[1]}/${path}`;
      expect((await call('POST', at, { body })).statusCode).toBe(401);
      expect((await call('POST', at, { as: agent, body })).statusCode).toBe(403);
      expect((await call('POST', at, { as: admin, body: {} })).statusCode).toBe(422);
      const elsewhere = await call('POST', `/network-members/${missing}/${path}`, { as: admin, body });
      expect(elsewhere.json().code).toBe('network-member.not-found');
    }
    expect((await verify(codes[1])).standing).toBe('active');
  });
});
