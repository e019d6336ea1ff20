import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '../../../platform/db/database.ts';
import type { DocumentStore } from '../../../platform/storage/document-store.ts';
import { writeAudit } from '../../ground/audit/index.ts';
import { insertFile } from './data/settlement-files.repository.ts';

interface ReceivedFile {
  readonly source: string;
  readonly bytes: Buffer;
  readonly name: string;
  /** Null: it lay in the folder. */
  readonly by: string | null;
}

/** Keeps a file as it came; the same bytes again are the file that is here. Nothing is imported yet. */
export async function receiveFile(
  { db, store }: { readonly db: Database; readonly store: DocumentStore },
  { source, bytes, name, by }: ReceivedFile,
): Promise<{ id: string; isKnown: boolean }> {
  const id = randomUUID();
  const storageKey = `settlement/${id}`;
  await store.put(storageKey, bytes, 'text/csv');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const kept = await db.transaction(async (tx) => {
    const made = await insertFile(tx, {
      ...{ id, source, sha256, storageKey, by },
      ...{ name: name === '' ? 'file.csv' : name.slice(-120), bytes: bytes.length },
    });
    if (!made.isKnown)
      await writeAudit(tx, {
        actor: by === null ? { system: 'settlement' } : { userId: by },
        action: 'settlement.file-received',
        subject: `settlement-file:${id}`,
        detail: { source, sha256 },
      });
    return made;
  });
  if (kept.isKnown) await store.remove(storageKey);
  return kept;
}
