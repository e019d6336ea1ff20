import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Sms } from '../../../../platform/sms/sms-sender.ts';
import { UnsendableSms } from '../../../../platform/sms/sms-sender.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createBillReader } from '../../../money/billing/index.ts';
import { sendBillMessageNow } from '../counter.jobs.ts';
import { counterModule } from '../counter.module.ts';

const { db } = await createTestDatabase();
const bills = createBillReader(db);
const sent: Sms[] = [];
let network: () => Promise<void> = async () => {};
const sms = {
  send: async (message: Sms) => {
    await network();
    sent.push(message);
  },
};
const now = new Date().toISOString();
const { call, staffMember, audited, taken, setNow } = await startModule(db, now, (app, around) =>
  counterModule(app, { ...around, bills, sms }),
);
const clerk = await staffMember('MDA User', 6, 2);
const stranger = await staffMember('MDA User', 6, 1);
const admin = await staffMember('SuperAdmin');
const runJobs = async () => {
  for (const { data } of taken.splice(0))
    await sendBillMessageNow(
      {
        ...{ db, bills, sms, clock: { now: () => new Date() } },
        ...{ portalOrigin: 'https://pay.example.gov.ng', demonstration: true },
      },
      data as never,
    );
};
const ask = (billReference: string, as: string | undefined = clerk) =>
  call('POST', '/counter/messages', { body: { billReference }, ...(as && { as }) });
const list = async (billReference: string, as = clerk) =>
  call('GET', `/counter/messages?billReference=${billReference}`, { as });

async function givenBill(phone = '08031234567'): Promise<string> {
  const answer = await call('POST', '/counter/bills', {
    as: clerk,
    body: {
      payer: { kind: 'walk-in', categoryId: 1, name: 'Musa Ibrahim', phone },
      lines: [{ revenueHeadCode: '12020407', attributes: { parcels: 2, plot: 'KD/12' } }],
      ...{ totalKobo: 2_000_000, submissionId: randomUUID(), despiteLikeBills: true },
    },
  });
  return answer.json().billReference;
}

beforeEach(() => {
  sent.splice(0);
  taken.splice(0);
  network = async () => {};
  setNow(now);
});

describe('a text message about a bill', () => {
  it('waits until the network took it, and goes to the number on the bill', async () => {
    const reference = await givenBill();
    const answer = await ask(reference);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      expect.objectContaining({ kind: 'invoice', state: 'waiting', settledAt: null }),
    ]);
    await runJobs();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.to).toBe('08031234567');
    expect(sent[0]?.text).toContain(reference);
    expect(sent[0]?.text).not.toContain('Musa');
    expect((await list(reference)).json()).toEqual([expect.objectContaining({ state: 'sent' })]);
    expect((await audited(`bill:${reference}`)).map(({ action }) => action)).toContain('bill.messaged');
  });

  it('still waits when the network is away, and is refused when it can never be sent', async () => {
    const reference = await givenBill();
    await ask(reference);
    const [job] = taken;
    network = () => Promise.reject(new Error('away'));
    await expect(runJobs()).rejects.toThrow('away');
    expect((await list(reference)).json()).toMatchObject([{ state: 'waiting', settledAt: null }]);
    if (job) taken.push(job);
    network = () => Promise.reject(new UnsendableSms('no'));
    await runJobs();
    expect((await list(reference)).json()).toMatchObject([{ state: 'refused' }]);
    expect(sent).toEqual([]);
  });

  it('is one in five minutes, however often it is asked for at once', async () => {
    const reference = await givenBill();
    const answers = await Promise.all([1, 2, 3].map(() => ask(reference)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(taken).toHaveLength(1);
    setNow(new Date(Date.parse(now) + 301_000).toISOString());
    expect((await ask(reference)).statusCode).toBe(200);
  });

  it('is of the own MDA alone, and nothing is sent for a bill that nobody may pay', async () => {
    const reference = await givenBill();
    expect((await ask(reference, stranger)).json().code).toBe('bill.not-found');
    expect((await list(reference, stranger)).statusCode).toBe(404);
    expect((await ask(reference, admin)).statusCode).toBe(403);
    expect((await ask(reference, '')).statusCode).toBe(401);
    expect((await ask('KD00000000000000')).statusCode).toBeGreaterThanOrEqual(404);
    await db.$client.query(`update bills set payer_phone = '12' where reference = $1`, [reference]);
    expect((await ask(reference)).json().code).toBe('bill.no-phone');
    expect(taken).toEqual([]);
  });
});
