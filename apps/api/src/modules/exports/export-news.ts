import type pg from 'pg';
import { tellWakeUps } from '../../platform/realtime/wake-ups.ts';

/** Told whenever an export of these people got further or ended; whoever shows it asks for the row. */
const exportsMovedTopic = 'exports.moved';

/** The one place that tells others about exports. Nothing depends on it: a page that heard nothing asks again. */
export async function tellExportMoved(client: Pick<pg.Pool, 'query'>, userId: string): Promise<void> {
  await tellWakeUps(client as pg.ClientBase, exportsMovedTopic, [userId]);
}
