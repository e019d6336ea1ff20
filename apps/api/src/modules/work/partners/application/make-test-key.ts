import type { Transaction } from '../../../../platform/db/database.ts';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { testModePersonId } from '../../../../platform/test-mode/test-mode-person.ts';
import { mirrorExpertSystem, systemToMirror } from '../../../ground/expert-systems/index.ts';
import { insertKey, type KeyToMake } from '../data/partner-keys.repository.ts';
import { findStanding, moveBySight } from '../data/standings.repository.ts';
import type { TestModeParts } from './partners-deps.ts';

/**
 * A key in the database of test mode, with the expert system it is of: nobody's name goes there. The first one brings a partner that applied
 * into the sandbox, in the caller's transaction. Throws `partner-key.code-not-valid` and `partner-key.two-live`.
 */
export async function makeTestKey(live: Transaction, testMode: TestModeParts, key: KeyToMake): Promise<string> {
  const { expertSystemId, engineCodeId } = key;
  const system = await systemToMirror(live, expertSystemId, engineCodeId);
  if (!system) throw new BusinessError('partner-key.code-not-valid');
  const standing = await findStanding(live, expertSystemId);
  if (standing?.state === 'applied') {
    const reason = 'The first test key was made';
    await moveBySight(live, { expertSystemId, from: 'applied', to: 'sandbox', reason }, null);
  }
  return testMode.db
    .transaction(async (tx) => {
      await mirrorExpertSystem(tx, system);
      return insertKey(tx, { ...key, createdBy: testModePersonId });
    })
    .catch((error: unknown) => {
      if (violates(error, 'partner_keys_two_live')) throw new BusinessError('partner-key.two-live', { cause: error });
      throw error;
    });
}
