import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

export interface NewDocument {
  readonly id: string;
  readonly expertSystemId: number;
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly storageKey: string;
  readonly uploadedBy: string;
  readonly uploadedAt: Date;
}

export function createContractDocumentsRepository(db: Database) {
  return {
    async add(tx: Transaction, { id, expertSystemId, name, bytes, sha256, ...document }: NewDocument): Promise<void> {
      const { storageKey, uploadedBy, uploadedAt } = document;
      await tablesOf(tx)
        .insertInto('contract_documents')
        .values({
          ...{ id, expert_system_id: expertSystemId, name, bytes, sha256 },
          ...{ storage_key: storageKey, uploaded_by: uploadedBy, uploaded_at: uploadedAt },
        })
        .execute();
    },
    /** Undefined when it is not of this system, or was taken out of sight. */
    find: (systemId: number, id: string): Promise<{ name: string; storageKey: string } | undefined> =>
      tablesOf(db)
        .selectFrom('contract_documents')
        .select(['name', 'storage_key as storageKey'])
        .where('id', '=', id)
        .where('expert_system_id', '=', systemId)
        .where('removed_at', 'is', null)
        .executeTakeFirst(),
    /** Its name; undefined when there is none to take away. */
    async remove(tx: Transaction, systemId: number, id: string, at: Date): Promise<string | undefined> {
      const removed = await tablesOf(tx)
        .updateTable('contract_documents')
        .set({ removed_at: at })
        .where('id', '=', id)
        .where('expert_system_id', '=', systemId)
        .where('removed_at', 'is', null)
        .returning('name')
        .executeTakeFirst();
      return removed?.name;
    },
  };
}
export type ContractDocumentsRepository = ReturnType<typeof createContractDocumentsRepository>;
