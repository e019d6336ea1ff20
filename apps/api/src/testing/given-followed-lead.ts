import type { Database } from '../platform/db/database.ts';
import { givenLead } from './given-lead.ts';

interface Given {
  /** Who recorded its source, and who approved it and ended the lead. */
  readonly by: string;
  readonly other: string;
  readonly officeId?: number;
  readonly tpui: string;
  readonly endedOn: string;
  readonly lowKobo?: number;
}

/** A lead from which somebody was registered on a day, as the owner of the database alone can say. Answers its id. */
export async function givenFollowedLead(
  { db, owner }: { readonly db: Database; readonly owner: Database },
  { tpui, endedOn, ...lead }: Given,
): Promise<string> {
  const id = await givenLead(db, lead);
  const client = await owner.$client.connect();
  try {
    await client.query('begin');
    await client.query('alter table leads disable trigger user');
    await client.query(
      `update leads set state = 'registered', tpui = $2, ended_by = $3, ended_at = ($4 || 'T12:00:00+01:00')::timestamptz,
         end_reason = 'Seen at the place' where id = $1`,
      [id, tpui, lead.other, endedOn],
    );
    await client.query('alter table leads enable trigger user');
    await client.query('commit');
    return id;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
