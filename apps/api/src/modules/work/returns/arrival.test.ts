import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { hotelMonth, startReturns } from './testing/returns-test-app.ts';

/** 00:10 in Lagos on the day after the 20th, on which October's return was due. */
const letIn = '2026-11-20T23:10:00.000Z';
/** 23:58 of the due day. */
const arrived = '2026-11-20T22:58:00.000Z';

const { db } = await createTestDatabase();
const app = await startReturns(db, letIn);
const october = { kind: 'consumption-tax', period: '2026-10', answers: hotelMonth } as const;
const said = (at: string) => ({ 'x-portal-arrived-at': at });

async function filedBy(hotel: string, headers: Readonly<Record<string, string>>, remoteAddress = '127.0.0.1') {
  const ask = (path: string, body: object) => app.call('POST', path, { as: hotel, body, headers, remoteAddress });
  const looked = (await ask('/returns/previews', { reasons: {}, ...october })).json();
  const answer = await ask('/returns/filings', {
    ...(await app.lookedAt(hotel, october)),
    shown: {
      fingerprint: looked.figures.fingerprint,
      balanceKobo: looked.figures.balanceKobo,
      toBillKobo: looked.toBillKobo,
    },
  });
  expect([answer.statusCode, answer.json().code]).toEqual([200, undefined]);
  const tpui = await app.tpuiOf(hotel);
  const { rows } = await db.$client.query(
    `select f.filed_at, f.arrived_at, f.received_at, v.status, v.days_late, (select o.filed_on from obligations o where o.tpui = f.tpui) as filed_on
     from filed_returns f join reading.return_filings v on v.tpui = f.tpui where f.tpui = $1`,
    [tpui],
  );
  return { looked, filed: answer.json(), row: rows[0] };
}

describe('who waited for a turn on the last day', () => {
  it('came at 23:58, was let in at 00:10, and has filed in time; both moments are kept and shown', async () => {
    const hotel = await app.taxpayer();
    const { looked, filed, row } = await filedBy(hotel, said(arrived));
    // The bill cannot have been paid before midnight: that is told as it is.
    expect(looked.lateness.map(({ of }: { of: string }) => of)).toEqual(['payment']);
    expect(filed).toMatchObject({ isLate: false, filedAt: arrived, receivedAt: letIn, dueOn: '2026-11-20' });
    expect(row).toMatchObject({ status: 'in-time', days_late: 0, filed_on: '2026-11-20' });
    expect([row.filed_at, row.arrived_at, row.received_at].map((at: Date) => at.toISOString())).toEqual([
      ...[arrived, arrived, letIn],
    ]);
    const paper = await app.call('GET', `/returns/filed/${filed.id}/acknowledgement`, { as: hotel });
    expect(paper.statusCode).toBe(200);
  });

  it.each([
    ['no stamp', {}, '127.0.0.1'],
    ['a stamp from elsewhere than the gateway', said(arrived), '41.58.1.7'],
    ['a stamp of a moment to come', said('2026-11-20T23:10:00.001Z'), '127.0.0.1'],
    ['a stamp older than anybody waits and stays', said('2026-11-20T19:09:59.999Z'), '127.0.0.1'],
    ['words for a stamp', said('yesterday'), '127.0.0.1'],
  ])('is late with %s', async (_, headers, remoteAddress) => {
    const hotel = await app.taxpayer();
    const { looked, filed, row } = await filedBy(hotel, headers, remoteAddress);
    expect(looked.lateness.map(({ of }: { of: string }) => of)).toEqual(['return', 'payment']);
    expect(filed).toMatchObject({ isLate: true, filedAt: letIn });
    expect(filed).not.toHaveProperty('receivedAt');
    expect(row).toMatchObject({ status: 'late', days_late: 1, filed_on: '2026-11-21', arrived_at: null });
  });

  it('amends as of the receipt: versions keep the order in which they came', async () => {
    const hotel = await app.taxpayer();
    await app.file(hotel, await app.lookedAt(hotel, october));
    const changed = { ...october, answers: { ...hotelMonth, eventsKobo: 100_000 } };
    const body = await app.lookedAt(hotel, changed, { readVersion: 1, amendmentReason: 'An event was forgotten' });
    const answer = await app.call('POST', '/returns/filings', { as: hotel, body, headers: said(arrived) });
    expect(answer.json()).toMatchObject({ version: 2, filedAt: letIn });
    expect(answer.json()).not.toHaveProperty('receivedAt');
  });

  it('the database keeps no arrival that is another moment than the one that counts, or too old', async () => {
    const hotel = await app.taxpayer();
    await filedBy(hotel, said(arrived));
    const tpui = await app.tpuiOf(hotel);
    const copy = (change: string) =>
      db.$client.query(
        `insert into filed_returns select (jsonb_populate_record(f, jsonb_build_object('id', gen_random_uuid(), 'version', 2,
           'submission_id', gen_random_uuid(), 'amendment_reason', 'A copy', 'bill_id', null) || ${change})).*
         from filed_returns f where tpui = $1`,
        [tpui],
      );
    await expect(copy(`jsonb_build_object('arrived_at', f.filed_at - interval '1 minute')`)).rejects.toThrow(
      /filed_returns_arrival_check/,
    );
    await expect(copy(`jsonb_build_object('received_at', f.arrived_at + interval '4 hours 1 second')`)).rejects.toThrow(
      /filed_returns_arrival_check/,
    );
  });
});
