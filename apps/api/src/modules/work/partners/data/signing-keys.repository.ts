import type { PartnerMode, SigningAlgorithm, SigningKey } from '@portal/contracts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface SigningKeyToKeep {
  readonly expertSystemId: number;
  readonly engineCodeId: number;
  readonly name: string;
  readonly algorithm: SigningAlgorithm;
  readonly publicKey: Buffer;
  readonly createdBy: string;
  readonly createdAt: Date;
}

export async function insertSigningKey(tx: Transaction, key: SigningKeyToKeep): Promise<string> {
  const { id } = await tablesOf(tx)
    .insertInto('partner_signing_keys')
    .values({
      ...{ expert_system_id: key.expertSystemId, engine_code_id: key.engineCodeId, name: key.name },
      ...{ algorithm: key.algorithm, public_key: key.publicKey, created_by: key.createdBy, created_at: key.createdAt },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The newest first. */
export async function listSigningKeysOf(
  db: Database,
  mode: PartnerMode,
  expertSystemId: number,
): Promise<SigningKey[]> {
  const rows = await tablesOf(db)
    .selectFrom('partner_signing_keys as k')
    .innerJoin('reading.engine_codes as g', 'g.id', 'k.engine_code_id')
    .select(['k.id', 'k.name', 'g.code as engineCode', 'k.created_at as createdAt', 'k.revoked_at as revokedAt'])
    .select(({ ref }) => [
      ref('k.algorithm').$castTo<SigningAlgorithm>().as('algorithm'),
      sql<string>`coalesce(reading.name_of_actor('user:' || ${ref('k.created_by')}), '')`.as('createdBy'),
    ])
    .where('k.expert_system_id', '=', expertSystemId)
    .orderBy('k.id', 'desc')
    .execute();
  return rows.map(({ createdAt, revokedAt, ...row }) => ({
    ...{ ...row, mode, createdAt: createdAt.toISOString() },
    state: revokedAt ? 'revoked' : 'live',
  }));
}

/** Undefined when there is no such live key of this system. */
export async function revokeSigningKeyOf(
  run: Runner,
  {
    keyId,
    expertSystemId,
    userId,
  }: { readonly keyId: string; readonly expertSystemId: number; readonly userId: string },
): Promise<{ readonly name: string } | undefined> {
  return tablesOf(run)
    .updateTable('partner_signing_keys')
    .set({ revoked_at: sql<Date>`clock_timestamp()`, revoked_by: userId })
    .where('id', '=', keyId)
    .where('expert_system_id', '=', expertSystemId)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst();
}

/** A live one of this engine code; undefined for any other text. */
export async function findSigningKey(db: Database, engineCodeId: number, keyId: string) {
  if (!uuidPattern.test(keyId)) return undefined;
  return tablesOf(db)
    .selectFrom('partner_signing_keys')
    .select(['id', 'public_key as publicKey'])
    .select(({ ref }) => ref('algorithm').$castTo<SigningAlgorithm>().as('algorithm'))
    .where('id', '=', keyId)
    .where('engine_code_id', '=', engineCodeId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

/** False when it came with this key before. */
export async function claimNonce(
  db: Database,
  { signingKeyId, nonce, at }: { readonly signingKeyId: string; readonly nonce: string; readonly at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tablesOf(db)
    .insertInto('partner_nonces')
    .values({ signing_key_id: signingKeyId, nonce, at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function forgetNonces(db: Database, before: Date): Promise<void> {
  await tablesOf(db).deleteFrom('partner_nonces').where('at', '<', before).execute();
}
