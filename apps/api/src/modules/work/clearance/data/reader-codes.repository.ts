import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

/** Eight digits could be tried out: after so many in a row that are wrong, the holder makes a new code. */
const mostTries = 10;

/** Takes the place of the one before. Answers until when it is good. */
export async function saveReaderCode(on: Runner, certificateId: string, hash: Buffer, days: number): Promise<Date> {
  const expires = sql<Date>`clock_timestamp() + make_interval(days => ${days}::int)`;
  const { expires_at } = await tablesOf(on)
    .insertInto('clearance_reader_codes')
    .values({ certificate_id: certificateId, code_hash: hash, expires_at: expires })
    .onConflict((conflict) =>
      conflict.column('certificate_id').doUpdateSet({
        code_hash: hash,
        made_at: sql`clock_timestamp()`,
        expires_at: expires,
        tries: 0,
      }),
    )
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return expires_at;
}

/** The hash of the code that is good at this moment. Costs a try until `forgiveTries` says that it was right. */
export async function tryReaderCode(on: Runner, certificateId: string): Promise<Buffer | undefined> {
  const code = await tablesOf(on)
    .updateTable('clearance_reader_codes')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('certificate_id', '=', certificateId)
    .where('tries', '<', mostTries)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .returning('code_hash')
    .executeTakeFirst();
  return code?.code_hash;
}

export async function forgiveTries(on: Runner, certificateId: string): Promise<void> {
  await tablesOf(on)
    .updateTable('clearance_reader_codes')
    .set({ tries: 0 })
    .where('certificate_id', '=', certificateId)
    .execute();
}
