import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createForgetReturns } from './index.ts';
import { hotelMonth, startReturns } from './testing/returns-test-app.ts';

const { db } = await createTestDatabase();
const app = await startReturns(db);
const october = { kind: 'consumption-tax', period: '2026-10', answers: hotelMonth } as const;
const rows = async (text: string, values: unknown[]) => (await db.$client.query(text, values)).rows;

describe('a hotel’s month', () => {
  it('is worked out line by line, with its law, and nothing is kept of a look', async () => {
    const hotel = await app.taxpayer('Corporate');
    const looked = await app.preview(hotel, october);
    expect(looked.statusCode).toBe(200);
    const { figures, dueOn, lateness, toBillKobo, toBillInWords } = looked.json();
    expect([figures.taxKobo, figures.balanceKobo, toBillKobo]).toEqual([15_000_000, 15_000_000, 15_000_000]);
    expect(toBillInWords).toBe('One Hundred Fifty Thousand Naira Only');
    expect(figures.lines.map(({ id }: { id: string }) => id)).toEqual(
      'rooms meals sales refunds taxable consumption-tax balance'.split(' '),
    );
    expect(figures.lines[5]).toMatchObject({
      amountKobo: 15_000_000,
      formula: { kind: 'rate', ofKobo: 300_000_000, ratePpm: 50_000 },
      reference: { law: 'Kaduna State Tax Law 2016', section: 'ss. 75–85' },
    });
    // The 20th has passed: what lateness costs is said before anything is filed.
    expect(dueOn).toBe('2026-11-20');
    expect(lateness.map(({ of, daysLate }: { of: string; daysLate: number }) => [of, daysLate])).toEqual([
      ['return', 8],
      ['payment', 8],
    ]);
    expect(await app.kept(hotel)).toEqual({ returns: 0, bills: 0 });
  });

  it('is filed and billed together, on the day of its duty, and stays', async () => {
    const hotel = await app.taxpayer();
    const answer = await app.file(hotel, await app.lookedAt(hotel, october));
    expect(answer.statusCode).toBe(200);
    const filed = answer.json();
    expect(filed).toMatchObject({
      ...{ kind: 'consumption-tax', period: '2026-10', version: 1, taxKobo: 15_000_000, balanceKobo: 15_000_000 },
      ...{ dueOn: '2026-11-20', isLate: true, isNewest: true, isForAnother: false, amendmentReason: '' },
      bill: { amountKobo: 15_000_000, status: 'unpaid' },
    });
    const tpui = await app.tpuiOf(hotel);
    expect(
      await rows(
        `select b.due_on, h.code from bills b join bill_lines l on l.bill_id = b.id join revenue_heads h on h.id = l.revenue_head_id
         where b.reference = $1`,
        [filed.bill.reference],
      ),
    ).toEqual([{ due_on: '2026-11-20', code: '12010107' }]);
    expect(await rows('select kind, filed_on, due_on from obligations where tpui = $1', [tpui])).toEqual([
      { kind: 'consumption-tax-month', filed_on: '2026-11-28', due_on: '2026-11-20' },
    ]);
    expect(await app.audited(`taxpayer:${tpui}`)).toContainEqual({ actor: `user:${hotel}`, action: 'return.filed' });
    await expect(db.$client.query(`update filed_returns set tax_kobo = 0 where tpui = $1`, [tpui])).rejects.toThrow();
    const [{ outcome }] = await rows(`select cancel_bill($1, $2, 'A mistake') as outcome`, [
      filed.bill.reference,
      hotel,
    ]);
    expect(outcome).toBe('of-filed-month');
    const listed = (await app.call('GET', '/returns?year=2026', { as: hotel })).json();
    expect(listed.returns.map(({ id }: { id: string }) => id)).toEqual([filed.id]);
    expect((await app.call('GET', `/returns/filed/${filed.id}`, { as: hotel })).json()).toEqual(filed);
  });

  it('is filed once, however often it is sent', async () => {
    const hotel = await app.taxpayer();
    const body = await app.lookedAt(hotel, october);
    const answers = await Promise.all([app.file(hotel, body), app.file(hotel, body), app.file(hotel, body)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(await app.kept(hotel)).toEqual({ returns: 1, bills: 1 });
    const other = await app.file(hotel, { ...body, answers: { ...hotelMonth, mealsKobo: 1 } });
    expect([other.statusCode, Object.keys(other.json().fieldErrors)]).toEqual([422, ['submissionId']]);
  });

  it('from two devices at once is filed by one of them; the other reads that it was', async () => {
    const hotel = await app.taxpayer();
    const [one, other] = [await app.lookedAt(hotel, october), await app.lookedAt(hotel, october)];
    const codes = (await Promise.all([app.file(hotel, one), app.file(hotel, other)])).map(
      ({ statusCode }) => statusCode,
    );
    expect(codes.toSorted()).toEqual([200, 409]);
    expect(await app.kept(hotel)).toEqual({ returns: 1, bills: 1 });
  });

  it('of which the rules give something else than was shown is not filed, and the difference is said', async () => {
    const hotel = await app.taxpayer();
    const body = await app.lookedAt(hotel, october);
    const shown = { ...body.shown, balanceKobo: 14_000_000, toBillKobo: 14_000_000 };
    for (const changed of [{ shown }, { shown: { ...body.shown, fingerprint: 'another law' } }]) {
      const refused = await app.file(hotel, { ...body, ...changed });
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'return.figures-changed']);
    }
    const { fieldErrors } = (await app.file(hotel, { ...body, shown })).json();
    expect(fieldErrors['shown.balanceKobo']).toBe('Shown: ₦140,000.00. Now: ₦150,000.00');
    expect(await app.kept(hotel)).toEqual({ returns: 0, bills: 0 });
  });

  it('is amended with a reason: an unpaid bill gives way, a paid one is added to, and every version stays', async () => {
    const hotel = await app.taxpayer();
    const first = (await app.file(hotel, await app.lookedAt(hotel, october))).json();
    const less = { ...october, answers: { ...hotelMonth, refundsKobo: 110_000_000 } };
    const noReason = await app.file(hotel, await app.lookedAt(hotel, less, { readVersion: 1 }));
    expect([noReason.statusCode, Object.keys(noReason.json().fieldErrors)]).toEqual([422, ['amendmentReason']]);
    const stale = await app.file(hotel, await app.lookedAt(hotel, less, { amendmentReason: 'Refunds came later' }));
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'return.filed-meanwhile']);
    const amended = await app.file(
      hotel,
      await app.lookedAt(hotel, less, { readVersion: 1, amendmentReason: 'Refunds came later' }),
    );
    expect(amended.json()).toMatchObject({ version: 2, balanceKobo: 10_000_000, bill: { amountKobo: 10_000_000 } });
    const before = (await app.call('GET', `/returns/filed/${first.id}`, { as: hotel })).json();
    expect(before).toMatchObject({ version: 1, isNewest: false, bill: { status: 'cancelled' } });

    await app.pay(amended.json().bill.reference);
    const more = await app.file(
      hotel,
      await app.lookedAt(hotel, october, { readVersion: 2, amendmentReason: 'They were given back in November' }),
    );
    expect(more.json()).toMatchObject({ version: 3, balanceKobo: 15_000_000, bill: { amountKobo: 5_000_000 } });
  });

  it('that is paid, lowered and raised again bills the rise once: what is paid already counts', async () => {
    const hotel = await app.taxpayer();
    const first = (await app.file(hotel, await app.lookedAt(hotel, october))).json();
    await app.pay(first.bill.reference);
    const amendedTo = async (refundsKobo: number, readVersion: number) =>
      (
        await app.file(
          hotel,
          await app.lookedAt(
            hotel,
            { ...october, answers: { ...hotelMonth, refundsKobo } },
            { readVersion, amendmentReason: 'The book was read again' },
          ),
        )
      ).json();
    expect(await amendedTo(110_000_000, 1)).toMatchObject({ version: 2, balanceKobo: 10_000_000, bill: null });
    expect(await amendedTo(60_000_000, 2)).toMatchObject({ version: 3, balanceKobo: 12_500_000, bill: null });
    expect(await amendedTo(10_000_000, 3)).toMatchObject({ version: 4, balanceKobo: 15_000_000, bill: null });
    expect(await amendedTo(0, 4)).toMatchObject({ balanceKobo: 15_500_000, bill: { amountKobo: 500_000 } });
    expect(await app.kept(hotel)).toEqual({ returns: 5, bills: 2 });
  });

  it.each([
    [{ refundsKobo: 400_000_000 }, 'answers.refundsKobo'],
    [{ roomsKobo: -1 }, 'answers.roomsKobo'],
    [{ mealsKobo: 100_000_000_000_001 }, 'answers.mealsKobo'],
    [{ eventsKobo: 'many' }, 'answers.eventsKobo'],
    [{ drinksKobo: 1 }, 'answers.drinksKobo'],
  ])('with %o says what is wrong at its place, and changes nothing', async (change, path) => {
    const hotel = await app.taxpayer();
    const body = { ...(await app.lookedAt(hotel, october)), answers: { ...hotelMonth, ...change } };
    for (const answer of [await app.preview(hotel, { ...october, answers: body.answers }), await app.file(hotel, body)])
      expect([answer.statusCode, Object.keys(answer.json().fieldErrors)]).toEqual([422, [path]]);
    expect(await app.kept(hotel)).toEqual({ returns: 0, bills: 0 });
  });

  it.each(['2026-11', '2027-01', '2024-12', '2026'])('of %s is not taken', async (period) => {
    const hotel = await app.taxpayer();
    const refused = await app.preview(hotel, { ...october, period });
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'return.period-not-open']);
  });

  it('is declared, by the wording of today', async () => {
    const hotel = await app.taxpayer();
    const body = await app.lookedAt(hotel, october);
    for (const declarationVersion of [undefined, 0, 2, true]) {
      const refused = await app.file(hotel, { ...body, declarationVersion });
      expect([refused.statusCode, Object.keys(refused.json().fieldErrors)]).toEqual([422, ['declarationVersion']]);
    }
    expect(await app.kept(hotel)).toEqual({ returns: 0, bills: 0 });
  });

  it('is nobody else’s: not read, not acknowledged, and nothing without signing in', async () => {
    const [hotel, stranger] = [await app.taxpayer(), await app.taxpayer()];
    const { id } = (await app.file(hotel, await app.lookedAt(hotel, october))).json();
    const officer = await app.staffMember('Tax Officer');
    for (const path of [`/returns/filed/${id}`, `/returns/filed/${id}/acknowledgement`]) {
      expect((await app.call('GET', path, { as: stranger })).statusCode).toBe(404);
      expect((await app.call('GET', path, { as: officer })).statusCode).toBe(403);
      expect((await app.call('GET', path)).statusCode).toBe(401);
    }
    expect((await app.call('GET', '/returns?year=2026', { as: stranger })).json()).toEqual({ returns: [], drafts: [] });
  });

  it('is acknowledged on a signed paper that anybody verifies, and that says when it was amended', async () => {
    const hotel = await app.taxpayer();
    const { id } = (await app.file(hotel, await app.lookedAt(hotel, october))).json();
    const paper = await app.call('GET', `/returns/filed/${id}/acknowledgement`, { as: hotel, language: 'ha' });
    expect([paper.statusCode, paper.headers['content-type'], paper.rawPayload.subarray(0, 5).toString()]).toEqual([
      ...[200, 'application/pdf', '%PDF-'],
    ]);
    const tpui = await app.tpuiOf(hotel);
    const signed = await app.signer.sign({
      ...{ v: 1, k: 'return-filed', t: tpui, e: 'A hotel', r: 'consumption-tax', m: '2026-10', n: 1 },
      ...{ g: 15_000_000, a: 15_000_000, f: 1_795_852_800, d: 1_795_852_800 },
    });
    const verify = async (text: string) =>
      app.call('GET', `/returns/acknowledgements/verification?acknowledgement=${encodeURIComponent(text)}`);
    expect((await verify(signed)).json()).toMatchObject({ period: '2026-10', balanceKobo: 15_000_000, isNewest: true });
    const more = { ...october, answers: { ...hotelMonth, eventsKobo: 100 } };
    await app.file(hotel, await app.lookedAt(hotel, more, { readVersion: 1, amendmentReason: 'A hall was left out' }));
    expect((await verify(signed)).json()).toMatchObject({ version: 1, isNewest: false });
    expect((await verify(`${signed.slice(0, -4)}AAAA`)).json().code).toBe('receipt.signature-invalid');
  });
});

describe('what is prepared', () => {
  it('goes on from anywhere; of two devices the second is refused, and filing ends it', async () => {
    const hotel = await app.taxpayer();
    expect((await app.save(hotel, october, null)).json()).toMatchObject({ revision: 1 });
    expect((await app.save(hotel, october, null)).json().code).toBe('return.draft-changed');
    const half = { ...october, answers: { roomsKobo: 5, refundsKobo: 9 } };
    expect((await app.save(hotel, half, 1)).json()).toMatchObject({ revision: 2 });
    expect((await app.save(hotel, october, 1)).json().code).toBe('return.draft-changed');
    // It does not add up yet: it is kept, and nothing is worked out of it.
    expect((await app.open(hotel, october)).json()).toMatchObject({
      draft: { revision: 2, answers: half.answers },
      ...{ preview: null, filedVersion: null },
    });
    expect((await app.call('GET', '/returns?year=2026', { as: hotel })).json().drafts).toMatchObject([
      { kind: 'consumption-tax', period: '2026-10' },
    ]);
    await app.file(hotel, await app.lookedAt(hotel, october));
    expect((await app.open(hotel, october)).json()).toMatchObject({
      ...{ draft: null, filedVersion: 1 },
      preview: { toBillKobo: 0, replacedKobo: 0 },
    });
  });

  it('is dropped by whoever prepared it', async () => {
    const hotel = await app.taxpayer();
    await app.save(hotel, october, null);
    const { kind, period } = october;
    expect((await app.call('POST', '/returns/draft/removal', { as: hotel, body: { kind, period } })).statusCode).toBe(
      200,
    );
    expect((await app.open(hotel, october)).json().draft).toBeNull();
  });

  it('goes with the account; what was filed stays', async () => {
    const hotel = await app.taxpayer();
    await app.file(hotel, await app.lookedAt(hotel, { ...october, period: '2026-09' }));
    await app.save(hotel, october, null);
    await db.transaction((tx) => createForgetReturns()(tx, [hotel]));
    expect((await app.open(hotel, october)).json().draft).toBeNull();
    expect(await app.kept(hotel)).toMatchObject({ returns: 1 });
  });
});
