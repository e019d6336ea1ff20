import type { Database } from '../../../../platform/db/database.ts';

/** Whom a preview is addressed to. */
export interface PreviewReader {
  readonly email: string;
  readonly name: string;
}

export async function findReader({ $client }: Database, userId: string): Promise<PreviewReader | undefined> {
  const { rows } = await $client.query<PreviewReader>('select email, first_name as name from users where id = $1', [
    userId,
  ]);
  return rows[0];
}
