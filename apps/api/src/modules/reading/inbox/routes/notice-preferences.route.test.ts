import { beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startInbox } from '../testing/inbox-test-app.ts';

const { db } = await createTestDatabase();
const { call, tell, relay, runJobs, mails, staffMember } = await startInbox(db);
const reader = await staffMember('Admin');
const other = await staffMember('SuperAdmin');

const wants = (isWanted: boolean) =>
  call('PUT', '/notice-preferences', { as: reader, body: { mail: [{ topic: 'exports', isWanted }] } });
beforeEach(() => void mails.splice(0));

it('says what counts without a choice, and keeps one’s own choice', async () => {
  const of = async (as: string) => (await call('GET', '/notice-preferences', { as })).json();
  const initial = {
    mail: [
      { topic: 'work', isWanted: true },
      { topic: 'deadlines', isWanted: true },
      { topic: 'requests', isWanted: true },
      { topic: 'exports', isWanted: false },
    ],
  };
  expect(await of(reader)).toEqual(initial);
  const chosen = (await wants(true)).json();
  expect(chosen.mail).toContainEqual({ topic: 'exports', isWanted: true });
  expect(await of(reader)).toEqual(chosen);
  expect(await of(other)).toEqual({ mail: [...initial.mail, { topic: 'operations', isWanted: true }] });
  const governor = await staffMember('Governor');
  expect((await of(governor)).mail.at(-1)).toEqual({ topic: 'year', isWanted: false });
});

it('mails to whoever wants it, in both languages, and to nobody else', async () => {
  await wants(true);
  await tell([reader, other], 'Invoices');
  await relay();
  await runJobs();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe('Your export is ready / Fayil ɗinka ya shirya');
  expect(mails[0]?.text).toContain('Invoices: the file is kept for a day.');
  expect(mails[0]?.text).toContain('https://pay.example.gov.ng/admin/invoice-reports');

  mails.length = 0;
  await wants(false);
  await tell([reader]);
  await relay();
  await runJobs();
  expect(mails).toEqual([]);
});

it('does not mail what was read meanwhile', async () => {
  await wants(true);
  await tell([reader]);
  await relay();
  await db.$client.query('update notices set read_at = now() where user_id = $1 and read_at is null', [reader]);
  await runJobs();
  expect(mails).toEqual([]);
});
