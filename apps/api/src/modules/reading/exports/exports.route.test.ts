import { createHash, verify } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import type { ExportPress } from './file/export-press.ts';
import type { FileOutcome } from './file/file-order.ts';
import { csvOf, everything, startExports, today } from './testing/exports-test-app.ts';

const { db, url } = await createTestDatabase();
/** Instead of the press, where a test decides how a file ends. */
let pressed: ExportPress['make'] | undefined;
const world = await startExports(db, url, (press) => ({ make: (...given) => (pressed ?? press.make)(...given) }));
afterEach(() => {
  pressed = undefined;
  world.setNow(today.toISOString());
});

const november = { minDate: '2026-11-01', maxDate: '2026-11-20' };
const count = async () => (await db.$client.query('select from exports')).rowCount;
const takeAway = (userId: string) => db.$client.query(`update users set status = 'suspended' where id = $1`, [userId]);
const noticesOf = async (userId: string) =>
  (await db.$client.query<{ kind: string }>('select kind from notices where user_id = $1', [userId])).rows.map(
    ({ kind }) => kind,
  );
const audited = async (id: string) =>
  (
    await db.$client.query<{ actor: string; action: string; detail: Record<string, unknown> }>(
      `select actor, action, detail::jsonb as detail from audit_log where subject = $1 order by position`,
      [`export:${id}`],
    )
  ).rows;

describe('asking for an export', () => {
  it('answers what will be made, with the period decided by today', async () => {
    const chief = await world.signIn('SuperAdmin');
    const asked = await world.ask(chief);
    expect(asked).toMatchObject({
      state: 'queued',
      report: 'invoices',
      format: 'csv',
      asked: { minDate: '2026-10-20', maxDate: '2026-11-20', sortField: 'issuedOn', sortOrder: 'desc', criteria: '' },
      rows: null,
      rowsDone: 0,
      expiresAt: null,
    });
    expect(await world.state(chief, asked.id)).toEqual(asked);
    expect((await world.call('GET', '/exports', chief)).json()).toEqual({ data: [asked] });
  });

  it('is refused without a session, to roles without reports, and for a report of somebody else', async () => {
    const before = await count();
    expect((await world.call('POST', '/exports', undefined, world.asking())).statusCode).toBe(401);
    for (const role of ['Governor', 'Agent', 'Individual'] as const)
      expect((await world.call('POST', '/exports', await world.signIn(role), world.asking())).statusCode).toBe(403);
    const office = await world.signIn('Tax Officer');
    for (const report of ['revenue-heads', 'audit', 'activity'])
      expect((await world.call('POST', '/exports', office, world.asking({ report }))).statusCode, report).toBe(403);
    expect(await count()).toBe(before);
  });

  it.each([
    ['an unknown report', { report: 'payments' }],
    ['an unknown format', { format: 'html' }],
    ['an unknown language', { language: 'fr' }],
    ['an unknown column', { columns: ['payerEmail'] }],
    ['a column twice', { columns: ['payer', 'payer'] }],
    ['no column at all', { columns: [] }],
    ['a filter that this report has not', { report: 'collections', asked: { status: 'paid' } }],
    ['a name no report knows', { asked: { scope: 'state' } }],
    ['paging', { asked: { pageNumber: 2 } }],
    ['a sort by what cannot be sorted', { asked: { sortField: 'payer' } }],
    ['a period that ends before it begins', { asked: { minDate: '2026-11-20', maxDate: '2026-11-01' } }],
    ['a NIN as search', { asked: { criteria: '12345678901' } }],
    ['10,000 characters of search', { asked: { criteria: 'x'.repeat(10_000) } }],
  ])('is refused for %s', async (_what, wanted) => {
    const before = await count();
    const { statusCode } = await world.call('POST', '/exports', await world.signIn('SuperAdmin'), world.asking(wanted));
    expect(statusCode).toBe(422);
    expect(await count()).toBe(before);
  });

  it('is refused to whoever has three under way, also when all are asked for at once', async () => {
    const chief = await world.signIn('SuperAdmin');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => world.call('POST', '/exports', chief, world.asking())),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 409, 409, 409]);
    await world.work();
    expect((await world.call('POST', '/exports', chief, world.asking())).statusCode).toBe(200);
  });
});

describe('an export of somebody', () => {
  it.each([
    ['MDA User', { mdaId: 1 }, 'a part'],
    ['Tax Officer', { taxOfficeId: 8 }, 'a part'],
    // Every bill of the demonstration is of an office.
    ['Tax Office Director', { taxOfficeId: 8 }, 'all'],
    ['Expert System', { expertSystemId: 1 }, 'a part'],
  ] as const)('%s holds the rows of their own scope alone', async (role, place, share) => {
    const reader = await world.signIn(role, place);
    const { bytes } = await world.made(reader, { asked: everything, columns: ['billReference'] });
    const own = (await world.rowsOf('invoices', reader, everything)).map(({ billReference }) => [billReference]);
    const all = await db.$client.query(`select from bills`);
    expect(csvOf(bytes).rows).toEqual(own);
    expect(own.length).toBeGreaterThan(0);
    expect(own.length < (all.rowCount ?? 0)).toBe(share === 'a part');
  });

  it('is signed apart from its file: whoever has both and the public key can tell whether it is the one', async () => {
    const owner = await world.signIn('SuperAdmin');
    const made = await world.made(owner);
    const answer = (await world.call('GET', `/exports/${made.export.id}/signature`, owner)).json();
    const sha256 = createHash('sha256').update(made.bytes).digest('hex');
    expect(answer.manifest).toMatchObject({ report: 'invoices', rows: made.export.rows, sha256, by: owner });
    const [head = '', body = '', seal = ''] = answer.signature.split('.');
    const signed = Buffer.from(`${head}.${body}`);
    const { publicKey } = world.keys.all[0] ?? {};
    expect(JSON.parse(Buffer.from(body, 'base64url').toString())).toEqual(answer.manifest);
    expect(publicKey && verify(null, signed, publicKey, Buffer.from(seal, 'base64url'))).toBe(true);
    expect(publicKey && verify(null, Buffer.from(`${head}.${body}x`), publicKey, Buffer.from(seal, 'base64url'))).toBe(
      false,
    );
    expect((await audited(made.export.id)).at(-1)).toMatchObject({ action: 'export.signed', detail: { sha256 } });
  });

  it('is nobody else’s: not in their list, not to be seen, cancelled or downloaded', async () => {
    const owner = await world.signIn('SuperAdmin');
    const other = await world.signIn('SuperAdmin');
    const { id } = await world.ask(owner);
    await world.work();
    expect((await world.call('GET', '/exports', other)).json()).toEqual({ data: [] });
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/file'],
      ['GET', '/signature'],
      ['POST', '/cancellation'],
    ] as const) {
      expect((await world.call(method, `/exports/${id}${path}`, other)).statusCode, path).toBe(404);
      expect((await world.call(method, `/exports/${id}${path}`)).statusCode, path).toBe(401);
      expect((await world.call(method, `/exports/not-an-id${path}`, owner)).statusCode, path).toBe(422);
    }
    expect((await world.state(owner, id)).state).toBe('done');
  });

  it('is written down: who took out what, how many rows, and never a NIN', async () => {
    const chief = await world.signIn('SuperAdmin');
    const asked = { ...november, criteria: 'amina 12345678901' };
    const { export: made } = await world.made(chief, { asked });
    const detail = {
      report: 'invoices',
      filters: { ...made.asked, criteria: 'amina [11 digits]' },
      format: 'csv',
      rows: made.rows,
      isPersonal: true,
    };
    expect(await audited(made.id)).toEqual([
      { actor: `user:${chief}`, action: 'export.made', detail: expect.objectContaining(detail) },
      { actor: `user:${chief}`, action: 'export.downloaded', detail: expect.objectContaining(detail) },
    ]);
  });

  it('is given to nobody whose role was taken away while it waited', async () => {
    const chief = await world.signIn('SuperAdmin');
    const { id } = await world.ask(chief);
    await takeAway(chief);
    await world.work();
    expect(await world.state(chief, id)).toMatchObject({ state: 'failed', problem: 'access-lost', rows: null });
    expect((await world.call('GET', `/exports/${id}/file`, chief)).statusCode).toBe(409);
    expect(await audited(id)).toEqual([]);
    expect(await noticesOf(chief)).toEqual([]);
  });

  it('is given to nobody whose role was taken away while it was made, and its file is removed', async () => {
    const chief = await world.signIn('SuperAdmin');
    const { id } = await world.ask(chief);
    pressed = async (...given) => {
      const made = await world.press.make(...given);
      await takeAway(chief);
      return made;
    };
    await world.work();
    expect(await world.state(chief, id)).toMatchObject({ state: 'failed', problem: 'access-lost' });
    expect(await world.stored(id)).toEqual([]);
    expect(await audited(id)).toEqual([]);
  });

  it('is not downloaded by whoever sees other rows today than when they asked', async () => {
    const mda = await world.signIn('MDA User', { mdaId: 1 });
    const { id } = await world.ask(mda, { asked: everything });
    await world.work();
    await world.moveTo(mda, { mdaId: 2 });
    expect((await world.call('GET', `/exports/${id}/file`, mda)).statusCode).toBe(403);
    expect((await audited(id)).map(({ action }) => action)).toEqual(['export.made']);
  });
});

describe('how an export ends', () => {
  it('cancelled while it waits, it is not made', async () => {
    const chief = await world.signIn('SuperAdmin');
    const { id } = await world.ask(chief);
    expect((await world.call('POST', `/exports/${id}/cancellation`, chief)).json()).toMatchObject({
      state: 'cancelled',
    });
    await world.work();
    expect(await world.state(chief, id)).toMatchObject({ state: 'cancelled', rows: null });
    expect((await world.call('POST', `/exports/${id}/cancellation`, chief)).json().code).toBe('export.finished');
    expect((await world.call('GET', `/exports/${id}/file`, chief)).json().code).toBe('export.not-ready');
  });

  it('cancelled while it is made, the work stops and leaves no file', async () => {
    const chief = await world.signIn('SuperAdmin');
    const { id } = await world.ask(chief);
    let stopped = false;
    pressed = (_order, onProgress, signal) => {
      onProgress({ rows: 100, rowsDone: 40 });
      return new Promise<FileOutcome>((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          stopped = true;
          reject(signal.reason);
        });
      });
    };
    const heard: string[] = [];
    const listener = await db.$client.connect();
    listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
    await listener.query('listen portal_wake_ups');
    const working = world.work();
    await expect.poll(() => heard).toContain(JSON.stringify(['live.changed', `exports:${chief}`]));
    listener.release(true);
    await expect.poll(() => world.state(chief, id)).toMatchObject({ state: 'running', rows: 100, rowsDone: 40 });
    await world.call('POST', `/exports/${id}/cancellation`, chief);
    await working;
    expect(stopped).toBe(true);
    expect(await world.state(chief, id)).toMatchObject({ state: 'cancelled', finishedAt: today.toISOString() });
  });

  it('cancelled at the last moment, the file that was made is removed', async () => {
    const chief = await world.signIn('SuperAdmin');
    const { id } = await world.ask(chief);
    pressed = async (...given) => {
      const made = await world.press.make(...given);
      await world.call('POST', `/exports/${id}/cancellation`, chief);
      return made;
    };
    await world.work();
    expect(await world.state(chief, id)).toMatchObject({ state: 'cancelled' });
    expect(await world.stored(id)).toEqual([]);
  });

  it.each(['too-many-rows', 'too-slow'] as const)('%s: it says so and is not tried again', async (problem) => {
    const chief = await world.signIn('SuperAdmin');
    const { id } = await world.ask(chief);
    pressed = async () => ({ problem });
    await world.work();
    expect(await world.state(chief, id)).toMatchObject({ state: 'failed', problem, expiresAt: null });
    expect(await noticesOf(chief)).toEqual(['export.failed']);
  });

  it('with more rows than the format may have, it is refused before a row is written', async () => {
    const chief = await world.signIn('SuperAdmin');
    const { id } = await world.ask(chief, { asked: everything });
    pressed = (order, ...given) => world.press.make({ ...order, rowsMax: 5 }, ...given);
    await world.work();
    expect(await world.state(chief, id)).toMatchObject({ state: 'failed', problem: 'too-many-rows' });
    expect(await world.stored(id)).toEqual([]);
  });

  it('with a fault, it is tried three times and then says that it failed', async () => {
    const chief = await world.signIn('SuperAdmin');
    const { id } = await world.ask(chief);
    pressed = async () => {
      throw new Error('the store is full');
    };
    await expect(world.work()).rejects.toThrow('the store is full');
    expect((await world.state(chief, id)).state).toBe('running');
    await expect(world.again(id)).rejects.toThrow('the store is full');
    await world.again(id);
    expect(await world.state(chief, id)).toMatchObject({ state: 'failed', problem: 'unexpected' });
    await world.again(id);
    expect((await world.state(chief, id)).state).toBe('failed');
  });

  it('when its process stops, it is made by the next one', async () => {
    const chief = await world.signIn('SuperAdmin');
    const { id } = await world.ask(chief, { asked: november });
    const stopping = new AbortController();
    pressed = async (_order, _onProgress, signal) => {
      stopping.abort(new Error('The process is stopping'));
      throw signal.reason;
    };
    await expect(world.work(stopping.signal)).rejects.toThrow('The process is stopping');
    pressed = undefined;
    await world.again(id);
    expect((await world.state(chief, id)).state).toBe('done');
    expect((await world.call('GET', `/exports/${id}/file`, chief)).statusCode).toBe(200);
    expect(await noticesOf(chief)).toEqual(['export.ready']);
  });

  it('when nobody makes it for hours, it says that it was interrupted', async () => {
    const chief = await world.signIn('SuperAdmin');
    const { id } = await world.ask(chief);
    world.setNow('2026-11-20T16:00:00Z');
    await world.forget();
    expect(await world.state(chief, id)).toMatchObject({ state: 'failed', problem: 'interrupted' });
    expect(await noticesOf(chief)).toEqual(['export.failed']);
  });

  it('is kept for a day; then its file is gone and it says so', async () => {
    const chief = await world.signIn('SuperAdmin');
    const { id } = await world.ask(chief, { asked: november });
    await world.work();
    expect((await world.state(chief, id)).expiresAt).toBe('2026-11-21T09:00:00.000Z');
    world.setNow('2026-11-21T08:59:00Z');
    await world.forget();
    expect((await world.call('GET', `/exports/${id}/file`, chief)).statusCode).toBe(200);
    expect(await world.stored(id)).toHaveLength(1);
    // Nobody is given it after its day, whether or not somebody tidied up.
    world.setNow('2026-11-21T09:00:01Z');
    expect((await world.call('GET', `/exports/${id}/file`, chief)).json().code).toBe('export.expired');
    await world.forget();
    expect(await world.stored(id)).toEqual([]);
    expect(await world.state(chief, id)).toMatchObject({ state: 'expired', expiresAt: null });
    expect((await world.call('GET', `/exports/${id}/file`, chief)).json().code).toBe('export.expired');
  });

  it('leaves nothing of tries that came to nothing: an hour later their parts are removed, and no others', async () => {
    const now = Date.now();
    world.setNow(new Date(now).toISOString());
    const chief = await world.signIn('SuperAdmin');
    const { id } = await world.ask(chief, { asked: november });
    await world.work();
    const nobodys = '019aa000-0000-7000-8000-00000000dead';
    for (const left of [`${id}/7/0`, `${nobodys}/1/0`])
      await world.store.put(`exports/${left}`, Buffer.from('left behind'), 'text/csv');
    await world.forget();
    expect([await world.stored(id), await world.stored(nobodys)]).toEqual([['0', '0'], ['0']]);
    world.setNow(new Date(now + 61 * 60_000).toISOString());
    await world.forget();
    expect([await world.stored(id), await world.stored(nobodys)]).toEqual([['0'], []]);
    expect((await world.call('GET', `/exports/${id}/file`, chief)).statusCode).toBe(200);
  });

  it('in the database stays as it ended, and is what was asked for', async () => {
    const chief = await world.signIn('SuperAdmin');
    const { id } = await world.ask(chief, { asked: november });
    const change = (set: string) => db.$client.query(`update exports set ${set} where id = $1`, [id]);
    await expect(change(`scope = '{"kind":"state","x":1}'`)).rejects.toThrow('does not change');
    await expect(change(`asked = '{}'`)).rejects.toThrow('does not change');
    await expect(change(`state = 'done', finished_at = now()`)).rejects.toThrow();
    await world.work();
    for (const state of ['queued', 'running', 'cancelled'])
      await expect(change(`state = '${state}'`)).rejects.toThrow();
    await expect(change(`rows = rows + 1, rows_done = rows_done + 1`)).rejects.toThrow();
  });
});
