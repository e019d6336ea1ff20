import { describe, expect, it } from 'vitest';
import { caseVersionOf } from '../../../testing/case-version-of.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { withholdingRow as row, startWithholding } from './testing/withholding-test-app.ts';

const { db } = await createTestDatabase();
const app = await startWithholding(db);
const all = async (query: string, ...values: unknown[]) => (await db.$client.query(query, values)).rows;
const officer = await app.staffMember('Tax Officer');
const elsewhere = await app.staffMember('Tax Officer', 7);
const admin = await app.staffMember('Admin');

/** Of the officer's office, with a filed month of two payments. */
async function payer() {
  const id = await app.taxpayer();
  const [one] = await all(
    `update taxpayers set home_office_id = 6, home_office_source = 'chosen' where user_id = $1 returning tpui`,
    id,
  );
  const { id: scheduleId } = await app.filed(id, [row(), row({ name: 'Musa Sani', taxId: 'KD-8' })]);
  return { id, tpui: one.tpui as string, scheduleId: scheduleId as string };
}
const ask = (as: string, scheduleId: string, position: number | null = 2) =>
  app.call('POST', '/withholding/queries', {
    as,
    body: { scheduleId, position, text: 'Why was the rate of 2 per cent taken?' },
  });
const own = async (as: string) => (await app.call('GET', '/withholding/queries?month=2026-10', { as })).json();
const answer = (as: string, id: string) =>
  app.call('POST', `/withholding/queries/${id}/answers`, { as, body: { text: 'It was a contract of construction' } });
const move = async (as: string, id: string, made: string) => {
  const [work] = await all('select id from work_items where subject = $1', `withholding-query:${id}`);
  return app.call('POST', `/work/${work.id}/moves`, {
    as,
    body: {
      caseVersion: await caseVersionOf(db, work.id),
      move: made,
      ...(made === 'again' && { reason: 'Send the contract as well' }),
    },
  });
};

describe('a question about a payment', () => {
  it('is told to the payer, answered in place, asked again and settled', async () => {
    const { id, tpui, scheduleId } = await payer();
    const { id: query } = (await ask(officer, scheduleId)).json();
    expect(await all(`select path from notices where user_id = $1 and kind = 'withholding.asked'`, id)).toEqual([
      { path: '/user/withholding?month=2026-10' },
    ]);
    expect(await own(id)).toMatchObject([
      { id: query, position: 2, beneficiary: 'Musa Sani', state: 'asked', words: [{ side: 'office' }] },
    ]);
    expect((await answer(await app.taxpayer(), query)).json()).toMatchObject({ code: 'withholding.not-found' });
    expect((await answer(id, query)).json()).toMatchObject({ state: 'answered' });
    expect((await answer(id, query)).json()).toMatchObject({ code: 'work.not-from-here' });
    expect(await all(`select path from notices where user_id = $1 and kind = 'withholding.answered'`, officer)).toEqual(
      [{ path: '/tax-area-office?tab=requests&of=withholding-query' }],
    );
    expect((await move(officer, query, 'again')).statusCode).toBe(200);
    expect((await answer(id, query)).statusCode).toBe(200);
    expect((await move(elsewhere, query, 'settle')).statusCode).toBe(404);
    expect((await move(officer, query, 'settle')).json()).toMatchObject({ code: 'work.same-person' });
    expect((await move(await app.staffMember('Tax Officer'), query, 'settle')).statusCode).toBe(200);
    const read = (await app.call('GET', `/withholding/queries/${query}`, { as: officer })).json();
    expect(read).toMatchObject({ tpui, state: 'settled', line: { name: 'Musa Sani', collectedBy: 'state' } });
    expect(read.words.map(({ side }: { side: string }) => side)).toEqual(['office', 'employer', 'office', 'employer']);
    expect((await app.call('GET', `/withholding/queries/${query}`, { as: elsewhere })).statusCode).toBe(404);
    const filing = await app.call('GET', `/withholding/payers/${tpui}/months/2026-10`, { as: officer });
    expect(filing.json().queries).toMatchObject([{ id: query, state: 'settled' }]);
    expect((await app.audited(`taxpayer:${tpui}`)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['withholding.asked', 'withholding.answered']),
    );
  });

  it.each([
    ['of another office', (scheduleId: string) => ask(elsewhere, scheduleId), 404],
    ['about a payment that is not there', (scheduleId: string) => ask(officer, scheduleId, 3), 404],
    ['by an administrator', (scheduleId: string) => ask(admin, scheduleId), 403],
    [
      'without words',
      (scheduleId: string) =>
        app.call('POST', '/withholding/queries', { as: officer, body: { scheduleId, position: null, text: ' ' } }),
      422,
    ],
    ['by nobody', (scheduleId: string) => app.call('POST', '/withholding/queries', { body: { scheduleId } }), 401],
  ])('%s is refused, and nothing is asked', async (_what, act, status) => {
    const { id, scheduleId } = await payer();
    expect((await act(scheduleId)).statusCode).toBe(status);
    expect(await own(id)).toEqual([]);
  });

  it('about a draft is refused', async () => {
    const { id } = await payer();
    const draft = (await app.save(id, [row()])).json();
    expect((await ask(officer, draft.id, 1)).statusCode).toBe(404);
  });
});
