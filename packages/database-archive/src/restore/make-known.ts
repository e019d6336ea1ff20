import pg from 'pg';

export interface Restoration {
  readonly archiveName: string;
  readonly backupId: string;
  readonly lineage: string;
  /** Everything that was committed until then is there, nothing after it. */
  readonly lastCommitAt: Date;
}

/** Numbers on paper that were given after the moment must not be given to others: so many of each kind are left out. */
const skippedNumbers = 100_000;

/**
 * Tells the database that it was restored, so that the portal asks the providers about what came after. False when it is of a release that cannot be told.
 * `url` is of its superuser.
 */
export async function makeKnown(url: string, { archiveName, backupId, lineage, lastCommitAt }: Restoration) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(
      `select setval(format('%I.%I', schemaname, sequencename), last_value + $1)
       from pg_sequences where schemaname = 'public' and last_value is not null and last_value + $1 < max_value`,
      [skippedNumbers],
    );
    const { rows } = await client.query<{ isThere: boolean }>(
      `select to_regclass('public.restores') is not null as "isThere"`,
    );
    const isThere = rows[0]?.isThere === true;
    if (isThere)
      await client.query(
        'insert into restores (archive_name, backup_id, lineage, last_commit_at) values ($1, $2, $3, $4)',
        [archiveName, backupId, lineage, lastCommitAt],
      );
    await client.query('commit');
    return isThere;
  } finally {
    await client.end();
  }
}
