import { randomUUID } from 'node:crypto';
import { groupReference, isApplicationReference, isIdentityCode } from '@portal/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { anApplication, startAgentNetwork } from '../testing/agent-network-test-app.ts';

const { db } = await createTestDatabase();
const { call, mails, apply, runJobs, audited, preRegistered, registration, staffMember } = await startAgentNetwork(db);
const admin = await staffMember('SuperAdmin');
const superAdmin = await staffMember('SuperAdmin');
const administrator = await staffMember('SuperAdmin');
const taxOfficer = await staffMember('Tax Officer');
const missing = '019aa000-0000-7000-8000-000000000000';

async function received(changes: object = {}) {
  const { reference, email } = (await apply(changes)).json<{ reference: string; email: string }>();
  const { rows } = await db.$client.query<{ id: string }>('select id from agent_applications where reference = $1', [
    reference,
  ]);
  return { id: rows[0]?.id ?? '', reference, email };
}
const progress = (reference: string, email: string) =>
  call('POST', '/agent-applications/progress', { body: { reference, email } });
async function count(table: 'agent_applications' | 'network_members'): Promise<number> {
  const { rows } = await db.$client.query<{ rows: number }>(`select count(*) as rows from ${table}`);
  return rows[0]?.rows ?? 0;
}

beforeEach(async () => {
  await runJobs();
  mails.length = 0;
  preRegistered.length = 0;
});

describe('applying to become an agent', () => {
  it('gives a reference, keeps the NIN sealed, tells the applicant and leaves an audit row', async () => {
    const { id, reference, email } = await received();
    await runJobs();
    expect(isApplicationReference(reference)).toBe(true);
    const { rows } = await db.$client.query('select * from agent_applications where id = $1', [id]);
    expect(rows[0]).toMatchObject({
      state: 'received',
      phone_number: '08031234567',
      rc_number: 'RC 1234567',
      nin_last4: '8901',
    });
    expect(JSON.stringify(rows[0])).not.toContain(anApplication.nin);
    expect(rows[0].nin_encrypted.toString('latin1')).not.toContain(anApplication.nin);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: email, subject: expect.stringContaining(groupReference(reference)) });
    expect(mails[0]?.text).toContain('https://pay.example.gov.ng/agent-network/application');
    expect(mails[0]?.text).toContain('Buƙatarka ta zama wakili ta iso');
    expect(await audited(`agent-application:${id}`)).toEqual([
      { actor: 'system:agent-network', action: 'agent-application.received' },
    ]);
  });

  it('is one application however often it is sent, also at once', async () => {
    const before = await count('agent_applications');
    const submissionId = randomUUID();
    const email = 'twice@sule.example';
    const answers = await Promise.all(Array.from({ length: 6 }, () => apply({ email }, submissionId)));
    expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(1);
    expect(await count('agent_applications')).toBe(before + 1);
    await runJobs();
    expect(mails).toHaveLength(1);
  });

  it('of other words or another NIN under the same submission is refused', async () => {
    const submissionId = randomUUID();
    const email = 'second.thought@sule.example';
    await apply({ email }, submissionId);
    const before = await count('agent_applications');
    for (const changes of [{ area: 'Another market' }, { nin: '71000000002' }, { experienceYears: 9 }]) {
      const refused = await apply({ email, ...changes }, submissionId);
      expect([refused.statusCode, refused.json().fieldErrors]).toEqual([422, { submissionId: 'Used already' }]);
    }
    expect(await count('agent_applications')).toBe(before);
  });

  it('of another address under the same submission is refused, and shows nothing of the first', async () => {
    const submissionId = randomUUID();
    await apply({ email: 'first@sule.example' }, submissionId);
    const refused = await apply({ email: 'eve@sule.example' }, submissionId);
    expect([refused.statusCode, refused.json().fieldErrors]).toEqual([422, { submissionId: 'Used already' }]);
    expect(refused.body).not.toContain('first@sule.example');
  });

  it.each([
    ['a NIN of ten digits', { nin: '1234567890' }, 'nin'],
    ['no email address', { email: 'halima' }, 'email'],
    ['no consent', { hasAgreed: false }, 'hasAgreed'],
    ['a company without a number', { rcNumber: 'none' }, 'rcNumber'],
    ['two words of experience', { experience: 'some' }, 'experience'],
    ['an area of another state', { lgaId: 700 }, 'lgaId'],
  ])('is refused with %s, names the field and changes nothing', async (_what, changes, field) => {
    const before = await count('agent_applications');
    const refused = await apply(changes);
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json().fieldErrors)).toEqual([`application.${field}`]);
    expect(await count('agent_applications')).toBe(before);
  });

  it('is taken whatever strangers sent with its address, whose mailbox gets five mails an hour', async () => {
    const email = 'often@sule.example';
    for (let time = 0; time < 6; time += 1) expect((await apply({ email })).statusCode).toBe(200);
    await runJobs();
    expect(mails.filter(({ to }) => to === email)).toHaveLength(5);
  });
});

describe('following an application', () => {
  it('needs reference and address, forgives how they are typed, and shows what happened', async () => {
    const { reference, email } = await received();
    const typed = reference.toLowerCase().replace(/(.{4})/g, '$1 ');
    const answer = await progress(typed, ` ${email.toUpperCase()} `);
    expect(answer.json()).toMatchObject({
      reference,
      state: 'received',
      name: 'Sule Business Centre',
      lga: 'Zaria',
      identityCode: null,
    });
    expect(answer.body).not.toMatch(/nin|phone/i);
  });

  it('says the same for a wrong reference and a wrong address', async () => {
    const { reference, email } = await received();
    const answers = [
      await progress(reference, 'eve@example.org'),
      await progress('AP0000000000', email),
      await progress('x', email),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(new Set(answers.map((answer) => answer.json().message)).size).toBe(1);
  });
});

describe('deciding an application', () => {
  it('approves: a card, a pre-registration with the NIN, a mail that says how to register, and no NIN left', async () => {
    const { id, reference, email } = await received();
    expect((await call('POST', `/agent-applications/${id}/review`, { as: admin })).statusCode).toBe(200);
    const approved = await call('POST', `/agent-applications/${id}/approval`, { as: superAdmin });
    const { identityCode } = approved.json<{ identityCode: string }>();
    await runJobs();

    expect(isIdentityCode(identityCode)).toBe(true);
    expect(preRegistered).toEqual([
      expect.objectContaining({
        nin: anApplication.nin,
        email,
        agency: { name: 'Sule Business Centre', rcNumber: 'RC 1234567' },
        agentUid: identityCode,
        isTold: true,
      }),
    ]);
    expect((await call('GET', `/agents/verification?code=${identityCode}`)).json()).toMatchObject({
      kind: 'agent',
      standing: 'active',
      name: 'Sule Business Centre',
    });
    expect((await progress(reference, email)).json()).toMatchObject({ state: 'approved', identityCode });
    const subjects = mails.map(({ subject }) => subject.split(' / ')[0]);
    expect(subjects).toEqual([
      'We have your application',
      'Your application is under review',
      'You are approved as an agent',
    ]);
    expect(mails[2]?.text).toContain('https://pay.example.gov.ng/?a=register');
    expect(mails[2]?.text).toContain(groupReference(identityCode));
    const { rows } = await db.$client.query('select nin_encrypted, decided_by from agent_applications where id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ nin_encrypted: null, decided_by: superAdmin }]);
    expect((await audited(`agent-application:${id}`)).map(({ action }) => action)).toEqual([
      'agent-application.received',
      'agent-application.review-started',
      'agent-application.approved',
    ]);
  });

  it('declines with a reason that the applicant reads, and makes no card', async () => {
    const { id, reference, email } = await received();
    const before = await count('network_members');
    const body = { reason: 'The RC number belongs to another company.' };
    expect((await call('POST', `/agent-applications/${id}/refusal`, { as: administrator, body })).statusCode).toBe(200);
    await runJobs();
    expect((await progress(reference, email)).json()).toMatchObject({ state: 'declined', declineReason: body.reason });
    expect(mails.at(-1)?.text).toContain(body.reason);
    expect(await count('network_members')).toBe(before);
    expect(preRegistered).toEqual([]);
  });

  it('happens once: of an approval and a refusal at the same moment one is told of the conflict', async () => {
    const { id } = await received();
    const body = { reason: 'Not this time, thank you.' };
    const answers = await Promise.all([
      call('POST', `/agent-applications/${id}/approval`, { as: admin }),
      call('POST', `/agent-applications/${id}/refusal`, { as: admin, body }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await call('POST', `/agent-applications/${id}/review`, { as: admin })).statusCode).toBe(409);
  });

  it('leaves everything as it was when the person cannot be pre-registered', async () => {
    const { id, reference, email } = await received();
    const before = await count('network_members');
    registration.isAway = true;
    const failed = await call('POST', `/agent-applications/${id}/approval`, { as: admin });
    registration.isAway = false;
    expect(failed.statusCode).toBe(500);
    expect((await progress(reference, email)).json().state).toBe('received');
    expect(await count('network_members')).toBe(before);
    expect((await call('POST', `/agent-applications/${id}/approval`, { as: admin })).statusCode).toBe(200);
  });

  it('is for administrators alone, and needs a reason and an application', async () => {
    const { id } = await received();
    for (const [path, body] of [
      [`/agent-applications/${id}/review`, undefined],
      [`/agent-applications/${id}/approval`, undefined],
      [`/agent-applications/${id}/refusal`, { reason: 'Long enough a reason.' }],
    ] as const) {
      expect((await call('POST', path, { ...(body && { body }) })).statusCode).toBe(401);
      expect((await call('POST', path, { as: taxOfficer, ...(body && { body }) })).statusCode).toBe(403);
      const elsewhere = await call('POST', path.replace(id, missing), { as: admin, ...(body && { body }) });
      expect(elsewhere.json().code).toBe('agent-application.not-found');
    }
    expect(
      (await call('POST', `/agent-applications/${id}/refusal`, { as: admin, body: { reason: 'no' } })).statusCode,
    ).toBe(422);
    const { rows } = await db.$client.query('select state from agent_applications where id = $1', [id]);
    expect(rows).toEqual([{ state: 'received' }]);
  });

  it('shows staff the queue, and other applications of the same NIN', async () => {
    const nin = '55555555555';
    const first = await received({ nin });
    const second = await received({ nin });
    const queue = (await call('GET', `/agent-applications?criteria=${first.reference}`, { as: admin })).json();
    expect(queue).toMatchObject({ totalRecords: 1, data: [{ id: first.id, state: 'received' }] });
    const record = (await call('GET', `/agent-applications/${second.id}`, { as: admin })).json();
    expect(record).toMatchObject({ ninLast4: '5555', others: [{ id: first.id, reference: first.reference }] });
    expect(JSON.stringify(record)).not.toContain(nin);
  });
});

it.each([
  [
    'a decision is final',
    `update agent_applications set state = 'received', decided_at = null`,
    'agent_applications_decided',
  ],
  ['an application is not deleted', 'delete from agent_applications', 'agent_applications_append_only'],
  ['a card is not deleted', 'delete from network_members', 'network_members_append_only'],
  ['a code stays with its card', `update network_members set code = 'KA0000000000'`, 'network_members_identity_fixed'],
])('the database keeps it: %s', async (_what, statement, constraint) => {
  await expect(db.$client.query(statement)).rejects.toMatchObject({ constraint });
});

it('the database keeps it: no card without an approved application', async () => {
  const { id } = await received();
  await expect(
    db.$client.query(
      `insert into network_members (code, kind, name, is_company, lga_id, area, application_id, valid_until)
       values ('KA0000000000', 'agent', 'Eve', false, 1, 'x', $1, '2030-01-01')`,
      [id],
    ),
  ).rejects.toMatchObject({ constraint: 'network_members_approved' });
});
