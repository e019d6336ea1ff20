import { createHash, randomUUID } from 'node:crypto';
import type { SettlementColumns } from '@portal/contracts';
import type { Database } from '../../platform/db/database.ts';
import type { DocumentStore } from '../../platform/storage/document-store.ts';
import { writeAudit } from '../audit/index.ts';
import { insertFile } from './data/settlement-files.repository.ts';
import { guessColumns } from './guess-columns.ts';
import { readCsv } from './read-csv.ts';

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

const rowsShown = 10;

/** The headings and the first rows as they stand there. Throws `CsvError` for what is no such file. */
export async function firstRows(bytes: Buffer): Promise<{ headings: string[]; rows: string[][] }> {
  const rows: string[][] = [];
  for await (const { cells } of readCsv(bytes)) {
    rows.push([...cells]);
    if (rows.length > rowsShown) break;
  }
  const [headings = [], ...shown] = rows;
  return { headings, rows: shown };
}

/** As its source was read last, where the headings are the same; else as their names suggest. */
export function columnsFor(headings: readonly string[], remembered: SettlementColumns | null) {
  const isRemembered =
    remembered !== null && Object.values(remembered.fields).every((heading) => headings.includes(heading ?? ''));
  return { isRemembered, columns: isRemembered ? remembered : guessColumns(headings) };
}
