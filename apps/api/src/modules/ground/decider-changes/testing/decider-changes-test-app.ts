import { randomBytes } from 'node:crypto';
import type { Database } from '../../../../platform/db/database.ts';
import { caseVersionOf } from '../../../../testing/case-version-of.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createDeadlines } from '../../calendar/index.ts';
import { caseloadModule, createCaseload } from '../../caseload/index.ts';
import { createAccountActs, createPasswordHasher, identityModule } from '../../identity/index.ts';
import { createProposeDeciderChange, deciderChangesModule } from '../index.ts';

/** Accounts, cases and what takes two persons, as the portal has them together. */
export async function startDeciderChanges(db: Database) {
  const started = await startModule(db, new Date().toISOString(), (app, surroundings) => {
    const { clock } = surroundings;
    const caseload = createCaseload({ db, clock });
    const proposeDeciderChange = createProposeDeciderChange({ db, clock, caseload });
    const leaving = { forgetPeople: async () => {}, releaseWork: async () => {} };
    identityModule(app, {
      ...{ ...surroundings, ...leaving, proposeDeciderChange, secondFactorRoles: [] },
      ...{ hasher: createPasswordHasher(), dataKey: randomBytes(32) },
    });
    caseloadModule(app, { db, clock, caseload, deadlines: createDeadlines({ db, clock }) });
    deciderChangesModule(app, {
      ...{ db, clock, caseload, proposeDeciderChange },
      acts: createAccountActs({ ...surroundings, ...leaving }),
    });
  });
  return {
    ...started,
    /** As whoever read the case just now. */
    async decide(workId: string, as: string, move = 'approve') {
      const caseVersion = await caseVersionOf(db, workId);
      return started.call('POST', `/work/${workId}/moves`, {
        as,
        body: { caseVersion, move, reason: 'Seen the letter' },
      });
    },
  };
}
