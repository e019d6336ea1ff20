import type { Transaction } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import { deleteRegistrations } from './data/deleted-registrations.repository.ts';
import { removeDocumentJob } from './registration.jobs.ts';

interface ForgetRegistrationsDeps {
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

/**
 * Forgets what people said and handed in when they registered, in the transaction that deletes their accounts. Their
 * bills and receipts stay: the law asks for them, and they hold what was said on them.
 */
export function createForgetRegistrations({ jobs }: ForgetRegistrationsDeps) {
  return async (transaction: Transaction, userIds: readonly string[]): Promise<void> => {
    for (const storageKey of await deleteRegistrations(transaction, userIds)) {
      await jobs.enqueue(transaction, removeDocumentJob, { storageKey });
    }
  };
}
