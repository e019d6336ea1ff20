import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { createSecretBox } from '../../../platform/keys/secret-box.ts';
import { secondFactorLimit } from './attempt-limits.ts';
import { createAttemptsRepository } from './data/attempts.repository.ts';
import { createSecondFactorsRepository } from './data/second-factors.repository.ts';
import { admit } from './limit-attempts.ts';
import { isRightCode } from './pass-second-factor.ts';

interface ProveSecondFactorDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly dataKey: Buffer;
}

/** Refuses unless the code is of the person's second factor, and spends it. */
export type ProveSecondFactor = (userId: string, code: string) => Promise<void>;

/** For other modules: what a session that was left open must not do. */
export function createProveSecondFactor({ db, clock, dataKey }: ProveSecondFactorDeps): ProveSecondFactor {
  const attempts = createAttemptsRepository(db);
  const deps = {
    clock,
    secondFactors: createSecondFactorsRepository(db),
    secretBox: createSecretBox(dataKey, 'second factors'),
  };
  return async (userId, code) => {
    if (!(await deps.secondFactors.standing(userId))) throw new BusinessError('identity.second-factor-missing');
    const limit = secondFactorLimit(userId);
    await admit(attempts, [limit]);
    if (!(await isRightCode(deps, userId, code))) throw new BusinessError('identity.second-factor-invalid');
    await attempts.clear([limit.key]);
  };
}
