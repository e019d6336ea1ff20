import { randomBytes } from 'node:crypto';
import type { Database } from '../../../../platform/db/database.ts';
import type { ModuleWork } from '../../../../platform/jobs/module-work.ts';
import type { Sms } from '../../../../platform/sms/sms-sender.ts';
import { caseVersionOf } from '../../../../testing/case-version-of.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createDeadlines } from '../../calendar/index.ts';
import { caseloadModule, createCaseload } from '../../caseload/index.ts';
import { createAccountActs, createEraseAccount, createPasswordHasher, identityModule } from '../../identity/index.ts';
import { accountRecoveriesModule, createForgetRecoveries } from '../index.ts';

/** Accounts, cases and ways back into accounts, as the portal has them together; a NIN is found by itself. */
export async function startRecoveries(db: Database) {
  const texts: Sms[] = [];
  let work: ModuleWork = {};
  let erase: ReturnType<typeof createEraseAccount> | undefined;
  const started = await startModule(db, new Date().toISOString(), (app, surroundings) => {
    const { clock } = surroundings;
    const caseload = createCaseload({ db, clock });
    const leaving = { forgetPeople: createForgetRecoveries({ db, caseload }), releaseWork: async () => {} };
    const dataKey = randomBytes(32);
    identityModule(app, {
      ...{ ...surroundings, ...leaving, dataKey, proposeDeciderChange: async () => '', secondFactorRoles: [] },
      hasher: createPasswordHasher(),
    });
    caseloadModule(app, { db, clock, caseload, deadlines: createDeadlines({ db, clock }) });
    erase = createEraseAccount({ ...surroundings, ...leaving });
    work = accountRecoveriesModule(app, {
      ...{ ...surroundings, dataKey, caseload, acts: createAccountActs({ ...surroundings, ...leaving }) },
      sms: { send: async (sms) => void texts.push(sms) },
      ninIndex: (nin) => Buffer.from(nin),
    });
  });
  const workOf = async (workId: string, as: string, move: string, reason = 'Seen the papers again') =>
    started.call('POST', `/work/${workId}/moves`, {
      as,
      body: { caseVersion: await caseVersionOf(db, workId), move, reason },
    });
  return {
    ...started,
    texts,
    erase,
    /** As whoever read the case just now. */
    decide: workOf,
    /** What a worker does from time to time. */
    finish: async () => {
      for (const { run } of work.periodic ?? []) await run(new AbortController().signal);
    },
  };
}
