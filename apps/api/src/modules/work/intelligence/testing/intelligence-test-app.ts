import { createHmac } from 'node:crypto';
import type { SourceKind } from '@portal/contracts';
import { expect } from 'vitest';
import type { ModuleWork } from '../../../../platform/jobs/module-work.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { sheetsHere } from '../../../../testing/sheets-here.ts';
import type { createTestDatabase } from '../../../../testing/test-database.ts';
import { createDeadlines } from '../../../ground/calendar/index.ts';
import { caseloadModule, createCaseload } from '../../../ground/caseload/index.ts';
import { intelligenceModule } from '../index.ts';

/** A digest of a number, as the keyed one of the portal is. */
export const digestOf = (nin: string) => createHmac('sha256', 'a key of this test').update(nin).digest();

const words = 'Written by the test, in more than twenty letters';

/** The module with the people of office 6; what runs every minute runs when asked. */
export async function startIntelligence({ db }: Awaited<ReturnType<typeof createTestDatabase>>) {
  const parts: { work?: ModuleWork } = {};
  const app = await startModule(db, new Date().toISOString(), (server, { clock }) => {
    const caseload = createCaseload({ db, clock });
    caseloadModule(server, { db, clock, caseload, deadlines: createDeadlines({ db, clock }) });
    parts.work = intelligenceModule(server, { db, clock, caseload, sheets: sheetsHere, ninIndex: digestOf });
  });
  const [officer, manager, director] = [
    await app.staffMember('Tax Officer'),
    await app.staffMember('Tax Office Manager'),
    await app.staffMember('Tax Office Director'),
  ];
  const query = async <R extends object>(text: string, values: readonly unknown[] = []) =>
    (await db.$client.query<R>(text, [...values])).rows;
  const [days] = await query<{ fromDay: string; keepUntil: string }>(
    `select (lagos_today() - 1)::text as "fromDay", (lagos_today() + 400)::text as "keepUntil"`,
  );

  const record = (kind: SourceKind, over: object = {}, as = manager) =>
    app.call('POST', '/intelligence/sources', {
      as,
      body: {
        ...{ kind, name: `A register of ${kind}`, owner: 'Tourism Board', ...days, legalBasis: words, purpose: words },
        ...{ holds: words, risks: words, safeguards: words, ...over },
      },
    });
  const approve = (id: string, as = director) => app.call('POST', `/intelligence/sources/${id}/approval`, { as });
  /** Recorded by the manager, approved by the director. */
  async function source(kind: SourceKind, over: object = {}): Promise<string> {
    const recorded = await record(kind, over);
    expect(recorded.statusCode, recorded.body).toBe(200);
    const { id } = recorded.json();
    expect((await approve(id)).statusCode).toBe(200);
    return id;
  }
  const upload = (id: string, text: string | Buffer, { isCheck = false, as = manager, name = 'list.csv' } = {}) =>
    app.upload(`/intelligence/sources/${id}/files${isCheck ? '/check' : ''}`, Buffer.from(text), { as, name });
  const look = () => parts.work?.periodic?.[0]?.run(new AbortController().signal);

  return { ...app, officer, manager, director, query, record, approve, source, upload, look };
}
