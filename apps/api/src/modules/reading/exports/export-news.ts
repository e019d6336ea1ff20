import type { Database, Transaction } from '../../../platform/db/database.ts';
import { publishNotice } from '../../../platform/notices/publish-notice.ts';
import { liveAudience } from '../../../platform/realtime/live-audiences.ts';
import { liveChangedTopic } from '../../../platform/realtime/tell-live.ts';
import { tellWakeUps } from '../../../platform/realtime/wake-ups.ts';
import type { ExportRow } from './data/exports.repository.ts';
import { reportOf } from './domain/file-head.ts';

/**
 * Open screens of whoever asked look again. Not by the outbox: how far a file is, is old news a second later, and a page that
 * heard nothing asks again.
 */
export async function tellExportMoved({ $client }: Pick<Database, '$client'>, userId: string): Promise<void> {
  const client = await $client.connect();
  try {
    await tellWakeUps(client, liveChangedTopic, [liveAudience('exports', userId)]);
  } finally {
    client.release();
  }
}

/** A notice for whoever asked, when the transaction that ended the export commits. */
export async function tellExportEnded(
  tx: Transaction,
  { id, userId, report }: Pick<ExportRow, 'id' | 'userId' | 'report'>,
  kind: 'export.ready' | 'export.failed',
): Promise<void> {
  const { title } = reportOf(report);
  await publishNotice(tx, { to: [userId], kind, facts: { report: title }, occasion: `export:${id}` });
}
