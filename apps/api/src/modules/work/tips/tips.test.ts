import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { startTips } from './testing/tips-test-app.ts';

const database = await createTestDatabase();
const app = await startTips(database);
const { officer, manager, director, legal, query, told, send, tip, detail, act, source, forget, call } = app;
const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;
const reason = 'Seen at the place by two of us';
const forCourt = 'A court asks who may witness in the matter KDH/12';
const status = (reference: string) => call('POST', '/tips/status', { body: { reference } });
const tipsCount = async () => (await query<{ n: number }>('select count(*)::int as n from tips'))[0]?.n;

/** Everything the database holds, as text. */
async function wholeDatabase(): Promise<string> {
  const tables = await query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const [row] = await query<{ all: string | null }>(`select string_agg(t::text, ' ') as all from ${name} t`);
    texts.push(row?.all ?? '');
  }
  return texts.join(' ');
}

describe('a tip', () => {
  it('is told without an account, and nobody learns by whom', async () => {
    const person = await app.taxpayer();
    const [before, name, phone] = [await wholeDatabase(), 'Zainab Unnamable', '08039998877'];
    const answer = await call('POST', '/tips', { as: person, body: told({ name, phone }) });
    expect(answer.statusCode, answer.body).toBe(200);
    const { reference } = answer.json();
    const after = await wholeDatabase();
    for (const secret of [name, phone, 'Unnamable', reference])
      for (const written of [secret, Buffer.from(secret).toString('hex')]) expect(after).not.toContain(written);
    // Who was signed in stands in no more rows than before.
    const rowsOf = (text: string) => text.split(person).length;
    expect(rowsOf(after)).toBe(rowsOf(before));
    const [row] = await query<{ id: string }>(`select id from tips order by number desc limit 1`);
    const shown = await detail(row?.id ?? '');
    expect(shown).toMatchObject({ hasSender: true, state: 'received', about: 'Sample Guest House' });
    expect(JSON.stringify(shown)).not.toMatch(/Unnamable|9998877/);
    expect((await app.audited(`tip:${row?.id}`)).map(({ action }) => action)).toEqual(['tip.received']);
  });

  it('is sent once however often it is tried, and has the reference it had', async () => {
    const body = told();
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', '/tips', { body })));
    expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(1);
    expect((await query('select from tips where request_id = $1', [body.requestId])).length).toBe(1);
    const other = await call('POST', '/tips', { body: { ...body, words: 'Something else by the same request id' } });
    expect(other.statusCode).toBe(422);
  });

  it('is refused where it is too short, of another state, or filled by a program', async () => {
    const before = await tipsCount();
    const [elsewhere] = await query<{ id: number }>('select id from lgas where state_id <> 19 limit 1');
    for (const over of [{ words: 'Bad' }, { place: '' }, { kind: 'gossip' }, { phone: 'x' }, { lgaId: elsewhere?.id }])
      expect((await send(over)).statusCode).toBe(422);
    for (const over of [{ website: 'https://x.example' }, { secondsToFill: 1 }])
      expect(codeOf(await send(over))).toBe('form.looks-automated');
    expect(await tipsCount()).toBe(before);
  });

  it('says how far it is to who holds its reference, and to nobody else', async () => {
    const { reference, id } = await tip();
    expect((await status(reference)).json()).toMatchObject({ state: 'received', wantsReward: true, reward: null });
    expect(codeOf(await status('KT0000000000000'))).toBe('tip.not-found');
    await act(id, 'closing', { caseVersion: 1, closing: 'no-ground', reason });
    expect((await status(reference)).json()).toMatchObject({ state: 'closed' });
  });

  it('is read by those who lead its office, and by no officer', async () => {
    const { id } = await tip();
    expect((await call('GET', `/tips/${id}`)).statusCode).toBe(401);
    expect((await call('GET', `/tips/${id}`, { as: officer })).statusCode).toBe(403);
    const stranger = await app.staffMember('Tax Office Manager', app.office === 6 ? 7 : 6);
    expect((await call('GET', `/tips/${id}`, { as: stranger })).statusCode).toBe(404);
  });

  it('becomes a lead while a source of tips is in force, once', async () => {
    const { id } = await tip();
    const body = { caseVersion: 1, name: 'Sample Guest House', reason };
    expect(codeOf(await act(id, 'lead', body))).toBe('tip.no-source');
    await source();
    expect(codeOf(await act(id, 'lead', { ...body, tpui: 'KD-0' }))).toBe('taxpayer.not-found');
    const taken = await act(id, 'lead', body);
    expect(taken.json(), taken.body).toMatchObject({ state: 'taken-up', lead: { id: expect.any(String) } });
    const [lead] = await query(`select source_kind, reason, name, low_kobo, office_id from leads where id = $1`, [
      taken.json().lead.id,
    ]);
    expect(lead).toEqual({
      ...{ source_kind: 'tips', reason: 'told-of', name: 'Sample Guest House', low_kobo: 0, office_id: app.office },
    });
    expect((await act(id, 'lead', { ...body, caseVersion: 2 })).statusCode).toBe(409);
  });

  it('stays as it was told, whoever writes', async () => {
    const { id } = await tip({ name: 'Somebody Sample' });
    for (const [text, constraint] of [
      [`update tips set words = 'Nothing of the kind' where id = $1`, 'tips_facts_fixed'],
      [`update tips set words = '', place = '', about = '' where id = $1`, 'tips_facts_fixed'],
      [
        `update tips set state = 'closed', closing = 'no-ground', ended_on = now(), end_reason = 'Because', ended_by = '${manager}' where id = $1`,
        'tips_move_by_steps',
      ],
      [`delete from tip_senders where tip_id = $1`, 'tip_senders_kept'],
      [`update tip_senders set sealed = repeat('x', 60)::bytea where tip_id = $1`, 'tip_senders_fixed'],
    ] as const)
      await expect(query(text, [id])).rejects.toMatchObject({ constraint });
    await expect(
      query(
        `insert into tips (id, number, request_id, content_digest, reference_index, kind, about, place, words, lga_id, office_id, wants_reward)
         select $2, next_tip_number(), $2, content_digest, sha256('other'), kind, about, place, words, lga_id, office_id, wants_reward from tips where id = $1`,
        [id, randomUUID()],
      ),
    ).rejects.toMatchObject({ constraint: 'tips_are_work' });
  });
});

describe('its sender', () => {
  it('is read by Legal alone, when another Director let them, and each reading is written down', async () => {
    const { id } = await tip({ name: 'Hauwa Sample', phone: '08031112223' });
    const ask = (as: string) => act(id, 'sender-requests', { reason: forCourt }, as);
    const read = (as: string) => call('POST', `/tips/${id}/sender`, { as });
    const decide = (as: string, isApproved = true) =>
      act(id, 'sender-requests/decision', { caseVersion: 1, isApproved, reason }, as);
    expect(codeOf(await ask(director))).toBe('work.not-yours');
    expect((await ask(manager)).statusCode).toBe(403);
    expect(codeOf(await read(legal))).toBe('tip.sealed');
    expect((await ask(legal)).json()).toMatchObject({ opening: { state: 'asked', reason: forCourt } });
    expect(codeOf(await ask(legal))).toBe('tip.asked-already');
    expect(codeOf(await read(legal))).toBe('tip.sealed');
    expect(codeOf(await decide(legal))).toBe('work.same-person');
    expect((await decide(director)).json()).toMatchObject({ opening: { state: 'approved' } });
    for (const other of [director]) expect(codeOf(await read(other))).toBe('tip.sealed');
    expect((await read(legal)).json()).toEqual({ name: 'Hauwa Sample', phone: '08031112223' });
    const actions = (await app.audited(`tip:${id}`)).map(({ action }) => action);
    expect(actions).toEqual(['tip.received', 'tip.sender-asked', 'tip.sender-decided', 'tip.sender-read']);
    await expect(
      query(`update tip_openings set read_until = lagos_today() + 90 where tip_id = $1`, [id]),
    ).rejects.toMatchObject({ constraint: 'tip_openings_fixed' });
  });

  it('stays sealed when the other says no, and of nobody there is none', async () => {
    const { id } = await tip({ name: 'Hauwa Sample' });
    await act(id, 'sender-requests', { reason: forCourt }, legal);
    await act(id, 'sender-requests/decision', { caseVersion: 1, isApproved: false, reason }, director);
    expect(codeOf(await call('POST', `/tips/${id}/sender`, { as: legal }))).toBe('tip.sealed');
    const { id: nameless } = await tip();
    expect(codeOf(await act(nameless, 'sender-requests', { reason: forCourt }, legal))).toBe('tip.no-sender');
  });
});

describe('a reward', () => {
  it('is proposed, decided by another, and paid to who shows the reference', async () => {
    await source();
    const { id, reference } = await tip();
    const propose = () => act(id, 'reward', { amountKobo: 25_000_00, reason });
    expect(codeOf(await propose())).toBe('tip.no-reward');
    await act(id, 'lead', { caseVersion: 1, name: 'Sample Guest House', reason });
    expect((await propose()).json()).toMatchObject({ reward: { state: 'proposed', amountKobo: 25_000_00 } });
    expect(codeOf(await propose())).toBe('tip.no-reward');
    expect((await status(reference)).json()).toMatchObject({ reward: 'proposed', rewardKobo: null });
    const decision = { caseVersion: 1, isApproved: true, reason };
    expect((await act(id, 'reward/decision', decision)).statusCode).toBe(403);
    expect((await act(id, 'reward/decision', decision, director)).json()).toMatchObject({
      reward: { state: 'approved' },
    });
    expect((await status(reference)).json()).toMatchObject({ reward: 'approved', rewardKobo: 25_000_00 });
    const { reference: others } = await tip();
    const pay = (given: string, as = manager) =>
      act(id, 'reward/payment', { caseVersion: 2, reference: given, paidOn: '2026-01-05', proof: 'Voucher 4' }, as);
    expect(codeOf(await pay(others))).toBe('tip.wrong-reference');
    expect(codeOf(await pay(reference, director))).toBe('work.same-person');
    expect((await pay(reference)).json()).toMatchObject({ reward: { state: 'paid', paidOn: '2026-01-05' } });
    expect((await pay(reference)).statusCode).toBe(409);
  });

  it('is not decided by who proposed it', async () => {
    await source();
    const { id } = await tip();
    await act(id, 'lead', { caseVersion: 1, name: 'Other Sample House', reason });
    await act(id, 'reward', { amountKobo: 100_00, reason }, director);
    const decision = { caseVersion: 1, isApproved: true, reason };
    expect(codeOf(await act(id, 'reward/decision', decision, director))).toBe('work.same-person');
    const { id: modest } = await tip({ wantsReward: false });
    await act(modest, 'lead', { caseVersion: 1, name: 'Third Sample House', reason });
    expect(codeOf(await act(modest, 'reward', { amountKobo: 100_00, reason }))).toBe('tip.no-reward');
  });
});

it('forgets words and sender a year after the end', async () => {
  const { id } = await tip({ name: 'Hauwa Sample' });
  await act(id, 'closing', { caseVersion: 1, closing: 'known-already', reason });
  const kept = () => query<{ words: string }>('select words from tips where id = $1', [id]);
  const senders = () => query('select from tip_senders where tip_id = $1', [id]);
  await forget();
  expect([(await kept())[0]?.words, (await senders()).length]).toEqual([told().words, 1]);
  await database.owner.$client.query('alter table tips disable trigger tips_guard');
  await database.owner.$client.query('update tips set ended_on = lagos_today() - 366 where id = $1', [id]);
  await database.owner.$client.query('alter table tips enable trigger tips_guard');
  await forget();
  expect([(await kept())[0]?.words, (await senders()).length]).toEqual(['', 0]);
  expect(await detail(id)).toMatchObject({ closing: 'known-already', place: '' });
});
