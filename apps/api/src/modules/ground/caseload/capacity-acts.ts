import type { Capacity } from '@portal/contracts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { violates } from '../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { writeAudit } from '../audit/index.ts';
import { createCoversRepository } from './data/covers.repository.ts';

interface Given {
  readonly userId: string;
  readonly capacity: Capacity;
  readonly by: string;
  /** On record beside it: who proposed it, and why it was approved. */
  readonly byTwo: Readonly<Record<string, string>>;
}

export interface CapacityActs {
  has(userId: string, capacity: Capacity): Promise<boolean>;
  /** In the transaction of whoever is the second to say yes. */
  give(tx: Transaction, given: Given): Promise<void>;
}

export function createCapacityActs(db: Database): CapacityActs {
  const covers = createCoversRepository(db);
  return {
    async has(userId, capacity) {
      return (await covers.capacities()).some((own) => own.userId === userId && own.capacity === capacity);
    },
    async give(tx, { userId, capacity, by, byTwo }) {
      await covers.giveCapacity(tx, userId, capacity, by).catch((error: unknown) => {
        throw violates(error, 'work_capacities_suitable') ? new BusinessError('work.capacity-unsuitable') : error;
      });
      const entry = { actor: { userId: by }, action: 'work.capacity-given' as const, subject: `user:${userId}` };
      await writeAudit(tx, { ...entry, detail: { capacity, ...byTwo } });
    },
  };
}
