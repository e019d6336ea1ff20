import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

interface NewProof {
  readonly id: string;
  readonly userId: string;
  readonly tpui: string;
  readonly name: string;
  readonly size: number;
  readonly contentType: string;
  readonly sha256: Buffer;
  readonly storageKey: string;
}

export async function insertProof(on: Runner, { userId, contentType, storageKey, ...proof }: NewProof): Promise<void> {
  await tablesOf(on)
    .insertInto('clearance_proofs')
    .values({ ...proof, user_id: userId, content_type: contentType, storage_key: storageKey })
    .execute();
}

const stored = ['p.id', 'p.content_type as contentType', 'p.storage_key as storageKey'] as const;

/** Of this taxpayer, whoever handed it in for them. */
export function findProofOf(on: Runner, id: string, tpui: string) {
  return tablesOf(on)
    .selectFrom('clearance_proofs as p')
    .select(stored)
    .where('p.id', '=', id)
    .where(({ ref }) => sql<boolean>`${ref('p.tpui')} = any (reading.papers_of(${tpui}))`)
    .executeTakeFirst();
}

/** What no statement took along within a day. */
export function findUnused(on: Runner, most: number) {
  return tablesOf(on)
    .selectFrom('clearance_proofs as p')
    .select(stored)
    .where('p.uploaded_at', '<', sql<Date>`clock_timestamp() - interval '1 day'`)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('clearance_paper_years as y').whereRef('y.proof_id', '=', 'p.id'))),
    )
    .limit(most)
    .execute();
}

export async function deleteProof(on: Runner, id: string): Promise<void> {
  await tablesOf(on).deleteFrom('clearance_proofs').where('id', '=', id).execute();
}
