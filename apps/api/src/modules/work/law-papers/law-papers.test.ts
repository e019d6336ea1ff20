import type { Letter } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { claimsOf } from './present-paper.ts';
import { startLawPapers } from './testing/law-papers-test-app.ts';

const { db, owner } = await createTestDatabase();
const world = await startLawPapers({ db, owner });
const { call, given, approved, served, lodged, papers, ownPapers, codeOf, query, move, signer } = world;
const { officer, manager, director, staffMember } = world;
const elsewhere = await staffMember('Tax Office Manager', 8);

const pdfOf = (path: string, as: string) => call('GET', path, { as });
const claimsOfNumber = async (number: string) => {
  const [row] = await query<never>(
    `select number, kind, amount_kobo as "amountKobo", issued_at as "issuedAt" from law_papers where number = $1`,
    [number],
  );
  return claimsOf(row as never);
};
const verify = (paper: string) => call('GET', `/law-papers/verification?paper=${paper}`);
const open = (number: string, code: string) => call('POST', '/law-papers/opened', { body: { number, code } });
const opened = async (number: string) => (await open(number, await codeOf(number))).json() as { letter: Letter };
const lookUp = (number: string) => call('GET', `/law-papers/look-up?number=${encodeURIComponent(number)}`);

describe('an assessment', () => {
  it('is printed for who serves it once it is approved, and is the taxpayer’s once it was served', async () => {
    const { id: userId, tpui } = await given();
    const { id, number } = await approved(tpui);
    expect(await ownPapers('assessment', id, userId)).toEqual([]);
    const [before] = await papers('assessment', id);
    expect(before).toMatchObject({ number, kind: 'assessment', service: null, standing: 'valid' });
    expect((await pdfOf(`/cases/papers/${before.id}/document`, userId)).statusCode).toBe(404);
    const handed = await pdfOf(`/law-papers/${before.id}/document`, officer);
    expect(handed.headers['content-type']).toBe('application/pdf');

    const { clock, bill, service } = await served(id);
    const [own] = await ownPapers('assessment', id, userId);
    expect(own).toMatchObject({
      ...{ number, amountKobo: 15_000_000, standing: 'valid' },
      service: { on: service.on, how: 'electronic', lastDay: clock.endsOn, billReference: bill.reference },
    });
    const { letter } = await opened(own.number);
    expect(letter.to).toMatchObject({ tpui });
    expect(letter.heading.en).toBe('Your tax for October 2026 is ₦150,000.00');
    expect(letter.table?.lines.at(-1)).toMatchObject({ counts: 'total', kobo: 15_000_000 });
    expect([letter.officer, letter.signedBy].map((one) => one?.title.en)).toEqual([
      'Tax Officer',
      'Tax Office Manager',
    ]);
    const print = await pdfOf(`/cases/papers/${own.id}/document`, userId);
    expect(print.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(print.rawPayload.equals(handed.rawPayload)).toBe(false);
  });

  it('is the same bytes for everybody from its first print on, whatever its taxpayer is called later', async () => {
    const { id: userId, tpui } = await given();
    const { id, number } = await approved(tpui);
    await served(id);
    const [{ id: paper }] = await papers('assessment', id);
    const first = (await pdfOf(`/law-papers/${paper}/document`, officer)).rawPayload;
    const { letter } = await opened(number);
    await owner.$client.query(`update users set last_name = 'Otherwise' where id = $1`, [userId]);
    expect((await pdfOf(`/cases/papers/${paper}/document`, userId)).rawPayload.equals(first)).toBe(true);
    expect((await opened(number)).letter).toEqual(letter);
    for (const change of [
      `update law_papers set letter = letter || '{"title": {"en": "Another", "ha": ""}}' where id = $1`,
      `update law_papers set number = 'ASM-2026-99999999' where id = $1`,
      `update law_papers set last_day = last_day + 1 where id = $1`,
      'delete from law_papers where id = $1',
      `update law_paper_prints set body = 'x' where paper_id = $1`,
      'delete from law_paper_prints where paper_id = $1',
    ])
      await expect(db.$client.query(change, [paper]), change).rejects.toThrow();
  });

  it('is nobody else’s: of another taxpayer and of another office there is none', async () => {
    const { tpui } = await given();
    const { id } = await approved(tpui);
    await served(id);
    const [{ id: paper }] = await papers('assessment', id);
    const stranger = (await given()).id;
    expect(await ownPapers('assessment', id, stranger)).toEqual([]);
    expect(await papers('assessment', id, elsewhere)).toEqual([]);
    const refused = [
      await pdfOf(`/cases/papers/${paper}/document`, stranger),
      await pdfOf(`/law-papers/${paper}/document`, elsewhere),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  });

  it('that is withdrawn says so to whoever asks, and the withdrawal is a paper behind it', async () => {
    const { id: userId, tpui } = await given();
    const { id, number } = await approved(tpui);
    await served(id);
    const body = { reason: 'The return had come in by post' };
    expect((await call('POST', `/assessments/${id}/withdrawal`, { as: manager, body })).statusCode).toBe(200);
    expect(await ownPapers('assessment', id, userId)).toMatchObject([
      { number, standing: 'withdrawn' },
      { number: `${number}/2`, kind: 'withdrawal', standing: 'valid', amountKobo: null },
    ]);
    expect((await lookUp(number)).json()).toMatchObject({ number, kind: 'assessment', standing: 'withdrawn' });
    expect((await lookUp(`${number.toLowerCase()} /2`)).json()).toMatchObject({ kind: 'withdrawal' });
  });
});

describe('whoever holds a paper', () => {
  it('proves it by its signature; what was changed or is signed for something else is refused', async () => {
    const { tpui } = await given();
    const { id, number } = await approved(tpui);
    await served(id);
    const claims = await claimsOfNumber(number);
    const signed = await signer.sign(claims);
    expect((await verify(signed)).json()).toEqual({
      ...{ number, kind: 'assessment', standing: 'valid', amountKobo: 15_000_000 },
      issuedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    const [header = '', , signature = ''] = signed.split('.');
    const forged = Buffer.from(JSON.stringify({ ...claims, a: 1 })).toString('base64url');
    const refused = [
      await verify(`${header}.${forged}.${signature}`),
      await verify(await signer.sign({ ...claims, a: 1_000 })),
      await verify(await signer.sign({ ...claims, n: 'ASM-2026-99999999' })),
      await verify('nonsense'),
    ];
    expect(refused.map((answer) => answer.json().code)).toEqual(Array(4).fill('receipt.signature-invalid'));
  });

  it('knows by the number alone what it is, and nothing about anybody', async () => {
    const { tpui } = await given();
    const { number } = await approved(tpui);
    const answer = (await lookUp(number)).json();
    expect(Object.keys(answer).sort()).toEqual(['issuedOn', 'kind', 'number', 'standing']);
  });

  it('opens it by number and code; unknown, wrong and malformed ones get one answer', async () => {
    const { tpui } = await given();
    const { id, number } = await approved(tpui);
    const { bill } = await served(id);
    const code = await codeOf(number);
    const spelled = `${code.slice(0, 4)} ${code.slice(4).toLowerCase()}`;
    expect((await open(number.toLowerCase(), spelled)).json()).toMatchObject({
      ...{ number, service: { billReference: bill.reference } },
      letter: { to: { tpui } },
    });
    const refused = [
      await open(number, 'KN0000000000'),
      await open(number, `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`),
      await open('ASM-2026-99999999', code),
      await open('nonsense', 'nonsense'),
      await open(number, '?'),
    ];
    const said = refused.map((answer) => ({ ...answer.json(), requestId: '' }));
    expect(said).toEqual(Array(5).fill(said[0]));
    expect(said[0]).toMatchObject({ status: 404, code: 'law-paper.not-found' });
  });
});

describe('an objection', () => {
  async function objected() {
    const { id: userId, tpui } = await given();
    const assessment = await approved(tpui);
    await served(assessment.id);
    const id = await lodged(assessment.number, userId);
    return { userId, assessment, id };
  }

  it('has a paper for each step, in their order: received, valid, asked, decided', async () => {
    const { userId, assessment, id } = await objected();
    await move(`objection:${id}`, 'accept', officer);
    await move(`objection:${id}`, 'ask', officer, 'Please send the guest book of October');
    await call('POST', `/account/objections/${id}/answer`, { as: userId, body: { text: 'Here it is' } });
    const detail = (await call('GET', `/objections/${id}`, { as: officer })).json();
    const { caseVersion } = detail;
    const body = { caseVersion, outcome: 'upheld', reasons: 'The guest book shows empty rooms' };
    expect((await call('POST', `/objections/${id}/proposal`, { as: officer, body })).statusCode).toBe(200);
    await move(`objection:${id}`, 'decide', director);
    const rows = await ownPapers('objection', id, userId);
    expect(rows.map(({ number, kind }: Record<string, string>) => [number, kind])).toEqual([
      [detail.number, 'acknowledgement'],
      [`${detail.number}/2`, 'validity'],
      [`${detail.number}/3`, 'information-request'],
      [`${detail.number}/4`, 'decision'],
    ]);
    expect(rows[2].service.lastDay > rows[2].service.on).toBe(true);
    for (const { id: paper } of rows)
      expect((await pdfOf(`/cases/papers/${paper}/document`, userId)).statusCode).toBe(200);
    expect((await ownPapers('assessment', assessment.id, userId))[0].standing).toBe('replaced');
  });

  it('that is not valid, or that the law upholds, is told by a paper, too', async () => {
    const invalid = await objected();
    await move(`objection:${invalid.id}`, 'propose-invalid', officer);
    await move(`objection:${invalid.id}`, 'confirm-invalid', director, 'The income you accept is missing');
    const told = await ownPapers('objection', invalid.id, invalid.userId);
    expect(told.map(({ kind }: { kind: string }) => kind)).toEqual(['acknowledgement', 'validity']);

    const late = await objected();
    const [{ tpui } = { tpui: '' }] = await query<{ tpui: string }>('select tpui from objections where id = $1', [
      late.id,
    ]);
    await world.lapse(late.id);
    const rows = await ownPapers('objection', late.id, late.userId);
    expect(rows.at(-1)).toMatchObject({ kind: 'decision', service: { lastDay: null } });
    const { letter } = await opened(rows.at(-1).number);
    expect(letter).toMatchObject({ to: { tpui }, officer: null, signedBy: null });
  });
});

it('a demand notice is printed once it is issued, has its last day once it is served, and its withdrawal behind it', async () => {
  const { id: userId, tpui } = await given();
  const bill = await world.owes(tpui);
  const id = await world.demanded(tpui, [bill.id]);
  const [paper] = await papers('demand', id);
  expect(paper).toMatchObject({ kind: 'demand', service: null, amountKobo: 500_000 });
  expect(await ownPapers('demand', id, userId)).toEqual([]);
  await world.demandServed(id);
  const [own] = await ownPapers('demand', id, userId);
  expect(own.service.lastDay > own.service.on).toBe(true);
  const { letter } = await opened(own.number);
  expect(letter.table?.lines[0]?.how.en).toContain(bill.reference);
  await world.demandEnds(id, manager, 'It was paid at a bank');
  expect(await ownPapers('demand', id, userId)).toMatchObject([
    { number: paper.number, standing: 'withdrawn' },
    { number: `${paper.number}/2`, kind: 'withdrawal', standing: 'valid' },
  ]);
});

it('a penalty notice has the bill, the last day to pay and each line of the computation', async () => {
  const { id: userId, tpui } = await given();
  const { id, number } = await world.penaltyBilled(tpui);
  const [own] = await ownPapers('penalty', id, userId);
  expect(own).toMatchObject({ number, kind: 'penalty', standing: 'valid' });
  expect(own.service.billReference).toMatch(/^KD/);
  const { letter } = await opened(own.number);
  expect(letter.table?.lines.at(-1)?.kobo).toBe(own.amountKobo);
  expect((await pdfOf(`/cases/papers/${own.id}/document`, userId)).statusCode).toBe(200);
});
