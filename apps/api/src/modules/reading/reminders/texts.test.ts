import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { dutyText, missingDuties, startCampaigns } from './testing/campaigns-test-app.ts';

const { db } = await createTestDatabase();
const { call, move, officer, manager, director, sent, query, preview, givenMissing } = await startCampaigns(db);
const write = (body: object, as = officer) => call('POST', '/reminder-texts', { as, body });
const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;
const said = (message: string) => ({ ...dutyText, en: { ...dutyText.en, message } });

it('is refused with an amount in its text message, or a name in braces that nobody knows', async () => {
  for (const message of ['Pay ₦25,000 by Friday', 'You owe 500 naira, {name}', 'Pay {amount} on {day} now']) {
    const answer = await write(said(message));
    expect([answer.statusCode, codeOf(answer)]).toEqual([422, 'request.invalid']);
  }
  expect((await write({ ...dutyText, purpose: 'demand-notice' })).statusCode).toBe(422);
  expect(await query('select from reminder_texts')).toEqual([]);
});

it('is shown as a taxpayer reads it, with what each message counts, and kept by nobody', async () => {
  const { purpose, en, ha } = dutyText;
  const answer = await call('POST', '/reminder-texts/previews', { as: officer, body: { purpose, en, ha } });
  expect(answer.json().readings).toMatchObject([
    { language: 'en', message: expect.stringContaining('Kasuwa Sample Traders'), segments: 1, costKobo: 400 },
    { language: 'ha', mail: expect.stringContaining('20 ga Oktoba 2026'), segments: expect.any(Number) },
  ]);
  expect(await query('select from reminder_texts')).toEqual([]);
});

it('goes from its writer to their own mailbox and another person, version by version', async () => {
  await givenMissing(1);
  const first = (await write(dutyText, manager)).json();
  expect(first).toMatchObject({ version: 1, state: 'proposed', testedAt: null, isOwn: true });
  expect(codeOf(await write(dutyText))).toBe('reminder-text.pending');
  expect(codeOf(await preview({ textId: first.id, channel: 'mail', audience: missingDuties }))).toBe(
    'reminder-text.not-approved',
  );
  expect(codeOf(await move(first.workId, 'approve', manager))).toBe('work.same-person');
  expect(codeOf(await move(first.workId, 'approve', director))).toBe('reminder-text.untested');

  expect((await call('POST', `/reminder-texts/${first.id}/tests`, { as: manager })).statusCode).toBe(200);
  const [{ email } = { email: '' }] = await query<{ email: string }>('select email from users where id = $1', [
    manager,
  ]);
  expect(sent.mails.map(({ to }) => to)).toEqual([email]);
  expect(sent.mails[0]?.text).toMatch(/This is a test[\s\S]*Wannan gwaji/);
  expect(sent.mails[0]?.wayOut).toBeUndefined();
  expect((await move(first.workId, 'approve', director)).statusCode).toBe(200);
  const { texts } = (await call('GET', '/reminder-texts', { as: officer })).json();
  expect(texts).toMatchObject([{ code: dutyText.code, version: 1, state: 'approved', isOwn: false }]);

  const second = (await write(dutyText)).json();
  expect(second.version).toBe(2);
  // Until it is approved the one before is used.
  const asked = { channel: 'mail', audience: missingDuties };
  expect((await preview({ textId: first.id, ...asked })).statusCode).toBe(200);
  await call('POST', `/reminder-texts/${second.id}/tests`, { as: officer });
  await move(second.workId, 'approve', director);
  expect(codeOf(await preview({ textId: first.id, ...asked }))).toBe('reminder-text.not-approved');
  expect((await preview({ textId: second.id, ...asked })).statusCode).toBe(200);
});

it('is of one kind of reminder, and says nobody what is not so', async () => {
  const other = { ...dutyText, purpose: 'duty-coming' };
  expect(codeOf(await write(other))).toBe('reminder-text.purpose');
  const [{ id = '' } = {}] = await query<{ id: string }>(`select id from reminder_texts where version = 2`);
  const awaited = { ...missingDuties, question: { ...missingDuties.question, status: 'awaited' } };
  expect(codeOf(await preview({ textId: id, channel: 'mail', audience: awaited }))).toBe(
    'reminder-campaign.other-purpose',
  );
  expect(
    codeOf(await preview({ textId: id, channel: 'mail', audience: { of: 'bills', question: { status: 'unpaid' } } })),
  ).toBe('reminder-campaign.other-purpose');
  const paid = { of: 'bills', question: { status: 'paid' } };
  expect((await preview({ textId: id, channel: 'mail', audience: paid })).statusCode).toBe(422);
});
