import type { Role } from '@portal/contracts';
import { afterAll, describe, expect, it } from 'vitest';
import { createHttpServer } from '../../../../platform/http/create-http-server.ts';
import { caseVersionOf } from '../../../../testing/case-version-of.ts';
import { givenBill, givenIntent } from '../../../../testing/given.ts';
import { givenUser } from '../../../../testing/given-user.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createDeadlines } from '../../../ground/calendar/index.ts';
import { caseloadModule, createCaseload } from '../../../ground/caseload/index.ts';
import { agentReviewsRoutes, openAgentReviews } from './agent-reviews.route.ts';

const { db } = await createTestDatabase();
const clock = { now: () => new Date() };
const roles = new Map<string, Role>();
const app = await createHttpServer({
  identify: async (id) => {
    const role = roles.get(id);
    return role && { id, sessionId: id, roles: [role], scope: { kind: 'state' } };
  },
});
const caseload = createCaseload({ db, clock });
const deps = { db, clock, caseload, portalOrigin: 'https://pay.example.gov.ng' };
agentReviewsRoutes(app, deps);
caseloadModule(app, { db, clock, caseload, deadlines: createDeadlines({ db, clock }) });
await app.ready();
afterAll(() => app.close());

async function person(role: Role): Promise<string> {
  const id = await givenUser(db, { roles: [role] });
  roles.set(id, role);
  return id;
}
async function agentWhoPaid(): Promise<string> {
  const id = await person('Agent');
  const { rows } = await db.$client.query<{ tpui: string }>('select tpui from users where id = $1', [id]);
  const bill = await givenBill(db, { tpui: rows[0]?.tpui ?? '' });
  await db.$client.query('insert into agent_fee_bills (user_id, bill_id) values ($1, $2)', [id, bill.id]);
  const { id: intent, providerRef } = await givenIntent(db, bill);
  await db.$client.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
    ...[intent, providerRef, bill.totalKobo],
  ]);
  return id;
}
async function call(method: 'GET' | 'POST', path: string, as?: string, payload?: object) {
  const answer = await app.inject({
    ...{ method, url: `/api/v1${path}` },
    headers: as ? { authorization: as } : {},
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const review = async (agent: string) => (await call('GET', '/agent-registration/review', agent)).body.review;
const caseOf = async (agent: string) =>
  (await db.$client.query<{ id: string }>('select id from work_items where subject = $1', [`agent:${agent}`])).rows[0]
    ?.id;
const told = async (agent: string) =>
  (await db.$client.query<{ kind: string }>('select kind from notices where user_id = $1', [agent])).rows.length;

describe('the registration of an agent after the fee', () => {
  it('is opened once for whoever has paid, and nobody else', async () => {
    const agent = await agentWhoPaid();
    const other = await person('Agent');
    expect(await review(agent)).toBeNull();
    await Promise.all([openAgentReviews(deps), openAgentReviews(deps)]);
    await openAgentReviews(deps);
    expect(await review(agent)).toMatchObject({ state: 'received', card: null });
    expect(await review(other)).toBeNull();
    expect(await told(agent)).toBe(1);
  });

  it('is approved by a SuperAdmin: the agent gets one card, is told at each step, and anybody can check the card', async () => {
    const agent = await agentWhoPaid();
    await openAgentReviews(deps);
    const id = await caseOf(agent);
    const chief = await person('SuperAdmin');
    expect((await call('GET', `/agent-registrations/${agent}`, chief)).body.receiptNumber).toMatch(/^KDR-/);
    expect(
      (
        await call('POST', `/work/${id}/moves`, await person('Admin'), {
          caseVersion: await caseVersionOf(db, id),
          move: 'approve',
        })
      ).status,
    ).not.toBe(200);
    expect(
      (await call('POST', `/work/${id}/moves`, chief, { caseVersion: await caseVersionOf(db, id), move: 'review' }))
        .status,
    ).toBe(200);
    expect((await review(agent)).state).toBe('reviewed');
    expect(
      (await call('POST', `/work/${id}/moves`, chief, { caseVersion: await caseVersionOf(db, id), move: 'approve' }))
        .status,
    ).toBe(200);
    const { state, card } = await review(agent);
    expect([state, card.code]).toEqual(['approved', expect.stringMatching(/^KA[0-9A-Z]{10}$/)]);
    expect(card.verificationUrl).toBe(`https://pay.example.gov.ng/agent-network/verify?code=${card.code}`);
    const cards = await db.$client.query('select from network_members where user_id = $1', [agent]);
    expect(cards.rowCount).toBe(1);
    expect(await told(agent)).toBe(3);
  });

  it('is declined with a reason the agent reads', async () => {
    const agent = await agentWhoPaid();
    await openAgentReviews(deps);
    const id = await caseOf(agent);
    const chief = await person('SuperAdmin');
    expect(
      (await call('POST', `/work/${id}/moves`, chief, { caseVersion: await caseVersionOf(db, id), move: 'decline' }))
        .status,
    ).toBe(422);
    await call('POST', `/work/${id}/moves`, chief, {
      caseVersion: await caseVersionOf(db, id),
      move: 'decline',
      reason: 'The picture shows another person',
    });
    expect(await review(agent)).toMatchObject({
      state: 'declined',
      reason: 'The picture shows another person',
      card: null,
    });
  });

  it('is nobody else’s to look at', async () => {
    expect((await call('GET', '/agent-registration/review')).status).toBe(401);
    expect((await call('GET', '/agent-registration/review', await person('Individual'))).status).toBe(403);
    expect((await call('GET', `/agent-registrations/${await person('Agent')}`, await person('Admin'))).status).toBe(
      403,
    );
    expect(
      (await call('GET', `/agent-registrations/${await person('Agent')}`, await person('SuperAdmin'))).status,
    ).toBe(404);
  });
});
