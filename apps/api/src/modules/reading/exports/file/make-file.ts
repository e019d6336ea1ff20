import os from 'node:os';
import type { ExportFormat } from '@portal/contracts';
import pg from 'pg';
import { columnTypes } from '../../../../platform/db/column-types.ts';
import { withoutLimits } from '../../../../platform/db/without-limits.ts';
import { createDocumentStore } from '../../../../platform/storage/create-document-store.ts';
import type { FileOrder, FileOutcome } from './file-order.ts';
import { makeRows } from './make-rows.ts';
import { writeParts } from './part-files.ts';

export const contentTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

const queryCanceled = '57014';
/** Behind everything else this machine does: payments do not wait for a file. */
const politeness = 10;
let isPolite = false;

/** What a thread of the press does: reads with a connection of its own, writes to the store, and keeps little in memory. */
export async function makeFile(order: FileOrder): Promise<FileOutcome> {
  bePolite();
  const client = new pg.Client({
    connectionString: withoutLimits(order.databaseUrl),
    application_name: 'portal-exports',
    connectionTimeoutMillis: 5_000,
    types: columnTypes,
  });
  // Without a listener a connection that breaks would end the thread without a word.
  client.on('error', () => {});
  await client.connect();
  try {
    const out = writeParts(createDocumentStore(order.uploads), order.key, contentTypes[order.format]);
    const outcome = await makeRows(client, order, out);
    return 'problem' in outcome ? outcome : { rows: outcome.rows, ...out.written };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === queryCanceled) return { problem: 'too-slow' };
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

/** On Linux this is the thread's alone; elsewhere it would be the whole process's. */
function bePolite(): void {
  if (isPolite || os.platform() !== 'linux') return;
  isPolite = true;
  try {
    os.setPriority(0, politeness);
  } catch {
    // Not allowed here: then it competes like everything else.
  }
}
