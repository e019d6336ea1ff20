import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Export, Role } from '@portal/contracts';
import { parse } from 'csv-parse/sync';
import { afterAll } from 'vitest';
import { seedDemoWorld } from '../../../../../seeds/seed-demo-world.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
import { createHttpServer } from '../../../../platform/http/create-http-server.ts';
import { receiptKeysOf } from '../../../../platform/keys/receipt-keys.ts';
import { createSignManifest } from '../../../../platform/keys/sign-manifest.ts';
import { createDocumentStore } from '../../../../platform/storage/create-document-store.ts';
import { givenScope, givenUser } from '../../../../testing/given-user.ts';
import { createPresentReaders } from '../../../ground/identity/index.ts';
import { reportingModule } from '../../reporting/index.ts';
import { createExportPress, type ExportPress, exportsModule } from '../index.ts';

export const today = new Date('2026-11-20T09:00:00Z');
/** The whole demonstration, and what the database's own clock says meanwhile. */
export const everything = { minDate: '2024-01-01', maxDate: '2035-12-31' };

export interface Asking {
  readonly report?: string;
  readonly asked?: object;
  readonly columns?: readonly string[];
  readonly format?: string;
  readonly language?: string;
}

/** Reports and exports over the demonstration world, as it is on 20 November 2026. Jobs run when asked. */
export async function startExports(
  db: Database,
  url: string,
  pressOf: (press: ExportPress) => Pick<ExportPress, 'make'> = (press) => press,
) {
  await seedDemoWorld(url, today);
  const folder = await mkdtemp(join(tmpdir(), 'portal-exports-'));
  const uploads = { kind: 'folder', dir: folder } as const;
  const store = createDocumentStore(uploads);
  const press = createExportPress({ databaseUrl: url, uploads, log: { error: () => {} } });
  let moment = today;
  const people = new Map<string, SignedInUser>();
  const jobs: { data: object }[] = [];
  let handler: (data: object, signal: AbortSignal) => Promise<void> = async () => {};
  const app = await createHttpServer({ identify: async (id) => people.get(id) });
  const { privateKey } = generateKeyPairSync('ed25519');
  const keys = receiptKeysOf(String(privateKey.export({ type: 'pkcs8', format: 'pem' })), []);
  const clock = { now: () => moment };
  const log = { error: () => {}, info: () => {}, warn: () => {} } as never;
  const reporting = reportingModule(app, {
    ...{ db, clock, log },
    issuer: { serviceName: 'Kaduna State Internal Revenue Service', demonstration: true },
  });
  const { periodic } = exportsModule(app, {
    ...{
      db,
      clock,
      log,
      exportPress: pressOf(press),
      store,
      readers: createPresentReaders(db),
      sign: createSignManifest(keys),
    },
    jobs: {
      handle: (_job, given) => {
        handler = given as never;
      },
      enqueue: async (_tx, _job, data) => void jobs.push({ data }),
    },
  });
  await app.ready();
  afterAll(async () => {
    await app.close();
    await press.close();
    await rm(folder, { recursive: true });
  });

  const call = (method: 'GET' | 'POST', path: string, as?: string, payload?: object) =>
    app.inject({
      method,
      url: `/api/v1${path}`,
      headers: as ? { authorization: as } : {},
      ...(payload && { payload }),
    });

  async function signIn(role: Role, place: Parameters<typeof givenScope>[1] = {}): Promise<string> {
    const id = await givenUser(db, { roles: [role], firstName: 'Ladi', lastName: 'Sani', ...place });
    people.set(id, { id, roles: [role], sessionId: id, scope: givenScope(role, place) });
    return id;
  }

  function asking({ report = 'invoices', asked = {}, columns, format = 'csv', language = 'en' }: Asking = {}) {
    return { report, asked, format, language, ...(columns && { columns }) };
  }

  const one = {
    async ask(as: string, wanted: Asking = {}): Promise<Export> {
      const response = await call('POST', '/exports', as, asking(wanted));
      if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`);
      return response.json();
    },
    state: async (as: string, id: string): Promise<Export> => (await call('GET', `/exports/${id}`, as)).json(),
    /** Runs the jobs that wait, as many times as the queue would. */
    async work(signal = new AbortController().signal): Promise<void> {
      for (const { data } of jobs.splice(0)) await handler(data, signal);
    },
    again: (id: string, signal = new AbortController().signal) => handler({ exportId: id }, signal),
    async made(as: string, wanted: Asking = {}): Promise<{ export: Export; bytes: Buffer; name: string }> {
      const { id } = await one.ask(as, wanted);
      await one.work();
      const file = await call('GET', `/exports/${id}/file`, as);
      if (file.statusCode !== 200)
        throw new Error(`${file.statusCode} ${file.body} ${JSON.stringify(await one.state(as, id))}`);
      const name = String(file.headers['content-disposition']);
      return { export: await one.state(as, id), bytes: file.rawPayload, name };
    },
  };
  return {
    ...one,
    keys,
    call,
    asking,
    signIn,
    press,
    store,
    foldTotals: () => reporting.periodic?.[0]?.run(new AbortController().signal),
    /** The same person at work somewhere else, with a session of today. */
    async moveTo(id: string, place: Parameters<typeof givenScope>[1]) {
      const user = people.get(id);
      if (user) people.set(id, { ...user, scope: givenScope(user.roles[0], place) });
    },
    setNow: (to: string) => {
      moment = new Date(to);
    },
    forget: () => periodic?.[0]?.run(new AbortController().signal),
    /** Parts of an export that lie in the store. */
    async stored(exportId: string): Promise<string[]> {
      const found = await readdir(folder, { recursive: true, withFileTypes: true });
      return found.filter((one) => one.isFile() && one.parentPath.includes(exportId)).map(({ name }) => name);
    },
    /** All rows of a report as its endpoint gives them. */
    async rowsOf(report: string, as: string, asked: Readonly<Record<string, string>>) {
      const rows: Record<string, unknown>[] = [];
      let after: string | null = null;
      do {
        const query: string = new URLSearchParams({ ...asked, pageSize: '200', ...(after && { after }) }).toString();
        const page = (await call('GET', `/reports/${report}?${query}`, as)).json();
        rows.push(...page.data);
        after = page.after;
      } while (after);
      return rows;
    },
  };
}

/** A CSV file of ours, taken apart. */
export function csvOf(bytes: Buffer) {
  const lines = parse(bytes, { bom: true, relaxColumnCount: true, skipEmptyLines: false }) as string[][];
  const gap = lines.findIndex((line) => line.length === 1 && line[0] === '');
  const [title = [], ...head] = lines.slice(0, gap);
  return { title: title[0], head: head as [string, string][], labels: lines[gap + 1], rows: lines.slice(gap + 2) };
}
