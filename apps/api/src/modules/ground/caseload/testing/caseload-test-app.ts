import { randomUUID } from 'node:crypto';
import type { WorkCase } from '@portal/contracts';
import type { Database } from '../../../../platform/db/database.ts';
import type { ModuleWork } from '../../../../platform/jobs/module-work.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createDeadlines } from '../../calendar/index.ts';
import { caseloadModule } from '../caseload.module.ts';
import { type Caseload, createCaseload } from '../caseload.ts';

/** The queue with cases about nothing: what follows from a move is only written down. */
export async function startCaseload(db: Database) {
  const effects: string[] = [];
  const parts: { caseload?: Caseload; work?: ModuleWork } = {};
  const started = await startModule(db, new Date().toISOString(), (app, { clock }) => {
    const caseload = createCaseload({ db, clock });
    parts.caseload = caseload;
    caseload.when('declaration-check', 'confirm', async (_tx, { subject }) => {
      effects.push(subject);
      if (subject.endsWith('broken')) throw new Error('no');
    });
    parts.work = caseloadModule(app, { db, clock, caseload, deadlines: createDeadlines({ db, clock }) });
  });
  const caseload = parts.caseload ?? createCaseload({ db, clock: { now: () => new Date() } });
  return {
    ...started,
    caseload,
    effects,
    /** Something that was declared; answers the id of its case. */
    given(
      reference = `CD${randomUUID().slice(0, 8)}`,
      { subject = `declaration:${randomUUID()}`, officeId = undefined as number | undefined } = {},
    ) {
      return db.transaction((tx) => caseload.open(tx, { kind: 'declaration-check', subject, reference, officeId }));
    },
    givenHoliday: (userId: string) =>
      db.transaction((tx) =>
        caseload.open(tx, {
          kind: 'holiday-release',
          subject: `holiday:${randomUUID()}`,
          reference: '2027-03-10',
          userId,
        }),
      ),
    get: async (id: string, as: string): Promise<WorkCase> => (await started.call('GET', `/work/${id}`, { as })).json(),
    /** What happens every few minutes. */
    tellDeadlines: () => parts.work?.periodic?.[0]?.run(new AbortController().signal),
    noticesOf: async (userId: string) => {
      const { rows } = await db.$client.query<{ kind: string }>(
        'select kind from notices where user_id = $1 order by at',
        [userId],
      );
      return rows.map(({ kind }) => kind);
    },
  };
}
