import { contactAsRead } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { caseVersionOf } from '../../../../testing/case-version-of.ts';
import { givenBill } from '../../../../testing/given.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createDeadlines } from '../../calendar/index.ts';
import { caseloadModule, createCaseload } from '../../caseload/index.ts';
import { expertSystemsModule } from '../index.ts';

const { db } = await createTestDatabase();
const files = new Map<string, Buffer>();
const store = {
  put: async (key: string, bytes: Buffer) => void files.set(key, bytes),
  get: async (key: string) => files.get(key),
  remove: async (key: string) => void files.delete(key),
  async *list() {},
};
const { call, upload, staffMember, audited } = await startModule(db, '2026-11-23T09:00:00Z', (app, { clock }) => {
  const caseload = createCaseload({ db, clock });
  expertSystemsModule(app, {
    db,
    clock,
    store,
    caseload,
    proveSecondFactor: async (_userId, code) => {
      if (code !== '123456') throw new BusinessError('identity.second-factor-invalid');
    },
  });
  caseloadModule(app, { db, clock, caseload, deadlines: createDeadlines({ db, clock }) });
});
const admin = await staffMember('Admin');
const clerk = await staffMember('Expert System');
const contact = { contactName: 'Ladi Musa', contactEmail: 'ladi@savanna.example', contactPhone: '08031234567' };
const shownContact = { name: 'Ladi Musa', email: 'ladi@savanna.example', phone: '08031234567' };
const contract = { contractReference: 'KD/TSP/12', contractFrom: '2026-01-01', contractUntil: '2026-12-31' };
const post = (path: string, body: object, as = admin) => call('POST', path, { as, body });
const code = async (answer: ReturnType<typeof post>) => (await answer).json().code;

async function newSystem(engineCode: string, revenueHeadIds = [1]): Promise<number> {
  const body = { name: 'Kasuwa Sample Billing', engineCode, revenueHeadIds, ...contact, ...contract };
  return (await post('/expert-systems', body)).json().id;
}
const system = async (id: number) => (await call('GET', `/expert-systems/${id}`, { as: admin })).json();
/** The bill's id, or the name of the rule that refused it. */
async function billOf(expertSystemId: number, revenueHeadId = 1, engineCodeId: number | null = null) {
  try {
    return await givenBill(db, { expertSystemId, revenueHeadId, engineCodeId });
  } catch (error) {
    return (error as { constraint?: string }).constraint;
  }
}

describe('an expert system', () => {
  it('is registered with its first code, contract and heads, and bills these heads alone', async () => {
    const id = await newSystem('NEW-SYS-1');
    expect(await system(id)).toMatchObject({
      name: 'Kasuwa Sample Billing',
      suspendedAt: null,
      contact: shownContact,
      contract: { reference: 'KD/TSP/12', from: '2026-01-01', until: '2026-12-31' },
      engineCodes: [{ code: 'NEW-SYS-1', revokedOn: null }],
      revenueHeads: [{ id: 1 }],
      redirects: [],
    });
    expect(await billOf(id, 1)).toMatchObject({ id: expect.any(String) });
    expect(await billOf(id, 2)).toBe('bill_lines_head_of_expert_system');
    await call('PUT', `/expert-systems/${id}/revenue-heads`, { as: admin, body: { revenueHeadIds: [1, 2] } });
    expect(await billOf(id, 2)).toMatchObject({ id: expect.any(String) });
    expect((await audited(`expert-system:${id}`)).map(({ action }) => action)).toEqual([
      'expert-system.created',
      'expert-system.heads-set',
    ]);
  });

  it('that is suspended raises no bill from that moment; its open bills stay payable, and it comes back', async () => {
    const id = await newSystem('SUSPEND-1');
    const before = await billOf(id);
    expect((await post(`/expert-systems/${id}/suspension`, { reason: 'Wrong amounts' })).statusCode).toBe(200);
    expect(await billOf(id)).toBe('bills_expert_system_active');
    const { rows } = await db.$client.query('select standing from bills where id = $1', [
      (before as { id: string }).id,
    ]);
    expect(rows).toEqual([{ standing: 'open' }]);
    expect(await system(id)).toMatchObject({ suspensionReason: 'Wrong amounts' });
    expect(await code(post(`/expert-systems/${id}/suspension`, { reason: 'Again so' }))).toBe(
      'expert-system.suspended',
    );
    await post(`/expert-systems/${id}/reinstatement`, { reason: 'Amounts are right' });
    expect(await billOf(id)).toMatchObject({ id: expect.any(String) });
    expect(await code(post(`/expert-systems/${id}/reinstatement`, { reason: 'Again so' }))).toBe(
      'expert-system.not-suspended',
    );
  });

  it('has codes that nobody is given twice; a revoked one comes with no new bill and stays revoked', async () => {
    const id = await newSystem('CODES-1');
    expect(await code(post(`/expert-systems/${id}/engine-codes`, { code: 'ZARIA-SCH' }))).toBe(
      'expert-system.code-taken',
    );
    await post(`/expert-systems/${id}/engine-codes`, { code: 'CODES-2' });
    const [first, second] = (await system(id)).engineCodes;
    await post(`/expert-systems/${id}/engine-codes/${first.id}/revocation`, { reason: 'It leaked' });
    expect(await billOf(id, 1, first.id)).toBe('bills_engine_code_valid');
    expect(await billOf(id, 1, second.id)).toMatchObject({ id: expect.any(String) });
    expect(await code(post(`/expert-systems/${id}/engine-codes/${first.id}/revocation`, { reason: 'Again so' }))).toBe(
      'expert-system.code-revoked',
    );
    await expect(
      db.$client.query('update engine_codes set revoked_on = null where id = $1', [first.id]),
    ).rejects.toMatchObject({ constraint: 'engine_codes_stay' });
    await expect(db.$client.query('delete from engine_codes where id = $1', [first.id])).rejects.toThrow();
  });

  it('is nobody’s but the admins’ to change, and what is wrong changes nothing', async () => {
    const count = async () => (await db.$client.query('select count(*) from expert_systems')).rows[0]?.count;
    const before = await count();
    const body = { name: 'Kasuwa', engineCode: 'REFUSED-1', revenueHeadIds: [1], ...contact, ...contract };
    expect((await post('/expert-systems', body, '')).statusCode).toBe(401);
    for (const role of ['Expert System', 'Governor', 'MDA User', 'Tax Office Director'] as const)
      expect((await post('/expert-systems', body, await staffMember(role))).statusCode).toBe(403);
    for (const wrong of [
      { engineCode: 'lower' },
      { revenueHeadIds: [] },
      { revenueHeadIds: [999_999] },
      { contractUntil: '2025-12-31' },
    ])
      expect((await post('/expert-systems', { ...body, ...wrong })).statusCode).toBe(422);
    expect(await code(post('/expert-systems', { ...body, engineCode: 'ZARIA-SCH' }))).toBe('expert-system.code-taken');
    expect(await count()).toBe(before);
    expect((await call('GET', '/expert-systems/999999', { as: admin })).statusCode).toBe(404);
  });
});

describe('where payers are sent', () => {
  const address = 'https://pay.savanna.example/paid';
  const ask = (body: object, as = clerk) => post('/expert-system/redirects', { address, code: '123456', ...body }, as);
  const own = async () => (await call('GET', '/expert-system', { as: clerk })).json();

  it('changes when somebody asks with their second factor and an administrator releases it', async () => {
    const before = (await own()).redirects;
    expect(await code(ask({ code: '000000' }))).toBe('identity.second-factor-invalid');
    expect((await ask({})).statusCode).toBe(200);
    expect(await code(ask({}))).toBe('expert-system.redirect-known');
    const [request] = (await own()).redirectRequests;
    expect([request.state, (await own()).redirects]).toEqual(['proposed', before]);
    expect(
      (
        await post(
          `/work/${request.workId}/moves`,
          { caseVersion: await caseVersionOf(db, request.workId), move: 'release' },
          clerk,
        )
      ).statusCode,
    ).toBe(403);
    expect(
      (
        await post(`/work/${request.workId}/moves`, {
          caseVersion: await caseVersionOf(db, request.workId),
          move: 'release',
        })
      ).json().state,
    ).toBe('released');
    expect((await own()).redirects).toEqual([...before, address]);
    expect((await post('/expert-system/redirects/removal', { address }, clerk)).statusCode).toBe(200);
    expect((await own()).redirects).toEqual(before);
  });

  it('stays when it is refused or taken back, and says why', async () => {
    await ask({ address: 'https://a.example/' });
    const [refused] = (await own()).redirectRequests;
    await post(`/work/${refused.workId}/moves`, {
      caseVersion: await caseVersionOf(db, refused.workId),
      move: 'refuse',
      reason: 'Not yours',
    });
    expect((await own()).redirectRequests[0]).toMatchObject({ state: 'refused', reason: 'Not yours' });
    await ask({ address: 'https://b.example/' });
    const [open] = (await own()).redirectRequests;
    expect((await post(`/expert-system/redirects/${open.id}/withdrawal`, {}, clerk)).json()).toEqual({});
    expect((await own()).redirectRequests[0].state).toBe('withdrawn');
    expect((await post(`/expert-system/redirects/${open.id}/withdrawal`, {}, clerk)).statusCode).toBe(404);
    expect((await own()).redirects).not.toContain('https://b.example/');
  });

  it('takes no address that is none, and the database none that nobody released', async () => {
    for (const wrong of [
      'http://pay.example/',
      'https://user@pay.example/',
      'https://pay.example/?to=x',
      'pay.example',
    ])
      expect((await ask({ address: wrong })).statusCode, wrong).toBe(422);
    await expect(
      db.$client.query(`update expert_systems set allowed_redirects = '{https://thief.example/}' where id = 1`),
    ).rejects.toMatchObject({ constraint: 'expert_systems_redirects_released' });
    await expect(
      db.$client.query(`insert into expert_systems (name, allowed_redirects) values ('X', '{https://thief.example/}')`),
    ).rejects.toMatchObject({ constraint: 'expert_systems_redirects_released' });
  });

  it('and whom to reach is said by its own people', async () => {
    const path = `/expert-system/contact?asRead=${contactAsRead((await own()).contact)}`;
    expect((await call('PUT', path, { as: clerk, body: contact })).statusCode).toBe(200);
    const second = await call('PUT', path, { as: clerk, body: { ...contact, contactName: 'Somebody Else' } });
    expect([second.statusCode, second.json().code]).toEqual([409, 'request.changed-meanwhile']);
    expect((await own()).contact).toEqual(shownContact);
    expect((await call('PUT', '/expert-system/contact', { as: admin, body: contact })).statusCode).toBe(403);
    expect((await call('GET', '/expert-system', { as: admin })).statusCode).toBe(403);
  });
});

describe('papers of a contract', () => {
  const paper = { bytes: '%PDF-1.7 of the contract', name: 'contract 2026.pdf' };
  const add = (id: number, file = paper, as = admin) =>
    upload(`/expert-systems/${id}/documents`, Buffer.from(file.bytes), { name: file.name, ...(as && { as }) });
  const shown = async (id: number) => (await system(id)).documents;
  /** The people of the test belong to the first system. */
  const own = (documentId: string, as = clerk) => call('GET', `/expert-system/documents/${documentId}`, { as });

  it('are handed in by administrators, and opened by them and by the people of the system as they are', async () => {
    const { id } = (await add(1)).json();
    expect(await shown(1)).toMatchObject([
      { id, name: 'contract 2026.pdf', bytes: paper.bytes.length, uploadedBy: 'Ladi Admin' },
    ]);
    expect((await call('GET', '/expert-system', { as: clerk })).json().documents).toMatchObject([{ id }]);
    for (const answer of [await call('GET', `/expert-systems/1/documents/${id}`, { as: admin }), await own(id)]) {
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(answer.rawPayload.toString('latin1')).toBe(paper.bytes);
    }
    expect((await audited('expert-system:1')).at(-1)?.action).toBe('expert-system.document-added');
  });

  it('of another system are not there', async () => {
    const { id } = (await add(2)).json();
    expect((await own(id)).json().code).toBe('document.not-found');
    expect((await call('GET', `/expert-systems/1/documents/${id}`, { as: admin })).statusCode).toBe(404);
    const removal = await post(`/expert-systems/1/documents/${id}/removal`, { reason: 'It is another one' });
    expect(removal.statusCode).toBe(404);
    expect(await shown(2)).toMatchObject([{ id }]);
  });

  it('are taken out of sight with a reason, once, and kept', async () => {
    const { id } = (await add(1, { ...paper, name: 'wrong.pdf' })).json();
    const kept = files.size;
    const remove = (reason: string) => post(`/expert-systems/1/documents/${id}/removal`, { reason });
    expect((await remove('')).statusCode).toBe(422);
    expect((await remove('The wrong paper')).statusCode).toBe(200);
    expect((await remove('The wrong paper')).statusCode).toBe(404);
    expect((await shown(1)).map(({ name }: { name: string }) => name)).not.toContain('wrong.pdf');
    expect((await own(id)).statusCode).toBe(404);
    expect(files.size).toBe(kept);
    await expect(
      db.$client.query(`update contract_documents set removed_at = null where id = $1`, [id]),
    ).rejects.toMatchObject({ constraint: 'contract_documents_stay' });
  });

  it('are PDFs of a system that is there, handed in by who may; else nothing is kept', async () => {
    const before = files.size;
    const refused = await add(1, { bytes: 'MZ a program', name: 'contract.pdf' });
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'document.not-a-pdf']);
    expect((await add(999_999)).statusCode).toBe(404);
    expect((await add(1, paper, clerk)).statusCode).toBe(403);
    expect((await add(1, paper, '')).statusCode).toBe(401);
    expect(files.size).toBe(before);
    expect((await call('GET', '/expert-system/documents/none', { as: clerk })).statusCode).toBe(422);
  });
});
