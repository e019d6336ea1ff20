import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { contractDocuments } from './expert-systems.table.ts';

export type NewDocument = Omit<typeof contractDocuments.$inferInsert, 'removedAt'> & { readonly id: string };

export function createContractDocumentsRepository(db: Database) {
  const inSight = (systemId: number, id: string) =>
    and(
      eq(contractDocuments.id, id),
      eq(contractDocuments.expertSystemId, systemId),
      isNull(contractDocuments.removedAt),
    );
  return {
    async add(tx: Transaction, document: NewDocument): Promise<void> {
      await tx.insert(contractDocuments).values(document);
    },
    /** Undefined when it is not of this system, or was taken out of sight. */
    async find(systemId: number, id: string): Promise<{ name: string; storageKey: string } | undefined> {
      const [row] = await db
        .select({ name: contractDocuments.name, storageKey: contractDocuments.storageKey })
        .from(contractDocuments)
        .where(inSight(systemId, id));
      return row;
    },
    /** Its name; undefined when there is none to take away. */
    async remove(tx: Transaction, systemId: number, id: string, at: Date): Promise<string | undefined> {
      const [row] = await tx
        .update(contractDocuments)
        .set({ removedAt: at })
        .where(inSight(systemId, id))
        .returning({ name: contractDocuments.name });
      return row?.name;
    },
  };
}
export type ContractDocumentsRepository = ReturnType<typeof createContractDocumentsRepository>;
