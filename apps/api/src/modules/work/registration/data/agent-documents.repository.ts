import type { AgentDocument, Language } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';

export interface DocumentRow extends Omit<AgentDocument, 'uploadedAt'> {
  readonly uploadedAt: Date;
  readonly storageKey: string;
}

interface NewDocument {
  readonly id: string;
  readonly userId: string;
  readonly docId: number;
  readonly docName: string;
  readonly contentType: 'image/png' | 'image/jpeg';
  readonly size: number;
  readonly sha256: Buffer;
  readonly storageKey: string;
  readonly now: Date;
}

export interface AgentDocumentsRepository {
  types(language: Language): Promise<{ id: number; displayField: string }[]>;
  list(userId: string): Promise<DocumentRow[]>;
  find(userId: string, id: string): Promise<DocumentRow | undefined>;
  /** Answers where the picture lay that this one replaces. */
  put(transaction: Transaction, document: NewDocument): Promise<string | undefined>;
  /** Answers where it lay; undefined when the person has no such document. */
  remove(transaction: Transaction, userId: string, id: string): Promise<string | undefined>;
  /** Rows of accounts that were deleted before deleting took them along. */
  removeOfDeletedAccounts(): Promise<void>;
  /** Those of the keys that a row names. */
  named(storageKeys: readonly string[]): Promise<Set<string>>;
}

const columns = `id, type_id as "docId", file_name as "docName", size_bytes as size, content_type as "contentType",
  uploaded_at as "uploadedAt", storage_key as "storageKey"`;

export function createAgentDocumentsRepository({ $client }: Database): AgentDocumentsRepository {
  return {
    async types(language) {
      const name = { en: 'name', ha: 'coalesce(name_ha, name)' }[language];
      const { rows } = await $client.query<{ id: number; displayField: string }>(
        `select id, ${name} as "displayField" from agent_document_types order by id`,
      );
      return rows;
    },
    async list(userId) {
      const { rows } = await $client.query<DocumentRow>(
        `select ${columns} from agent_documents where user_id = $1 order by type_id`,
        [userId],
      );
      return rows;
    },
    async find(userId, id) {
      const { rows } = await $client.query<DocumentRow>(
        `select ${columns} from agent_documents where user_id = $1 and id = $2`,
        [userId, id],
      );
      return rows[0];
    },
    async put(transaction, { id, userId, docId, docName, contentType, size, sha256, storageKey, now }) {
      const { rows } = await transaction.execute<{ storageKey: string }>(
        sql`delete from agent_documents where user_id = ${userId} and type_id = ${docId} returning storage_key as "storageKey"`,
      );
      await transaction.execute(
        sql`insert into agent_documents (id, user_id, type_id, file_name, content_type, size_bytes, sha256, storage_key, uploaded_at)
          values (${id}, ${userId}, ${docId}, ${docName}, ${contentType}, ${size}, ${sha256}, ${storageKey}, ${now.toISOString()})`,
      );
      return rows[0]?.storageKey;
    },
    async remove(transaction, userId, id) {
      const { rows } = await transaction.execute<{ storageKey: string }>(
        sql`delete from agent_documents where user_id = ${userId} and id = ${id} returning storage_key as "storageKey"`,
      );
      return rows[0]?.storageKey;
    },
    async removeOfDeletedAccounts() {
      await $client.query(
        `delete from agent_documents using users where users.id = user_id and users.status = 'deleted'`,
      );
    },
    async named(storageKeys) {
      const { rows } = await $client.query<{ storageKey: string }>(
        'select storage_key as "storageKey" from agent_documents where storage_key = any ($1)',
        [storageKeys],
      );
      return new Set(rows.map(({ storageKey }) => storageKey));
    },
  };
}
