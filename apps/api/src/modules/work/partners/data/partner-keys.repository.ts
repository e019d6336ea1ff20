import {
  newestPartnerVersion,
  type PartnerKey,
  type PartnerMode,
  type PartnerScope,
  type PartnerState,
} from '@portal/contracts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

export interface KeyToMake {
  readonly handle: string;
  readonly secretHash: Buffer;
  readonly expertSystemId: number;
  readonly engineCodeId: number;
  readonly name: string;
  readonly scopes: readonly PartnerScope[];
  readonly allowedAddresses: readonly string[];
  readonly mustBeSigned: boolean;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export async function insertKey(tx: Transaction, key: KeyToMake): Promise<string> {
  const { id } = await tablesOf(tx)
    .insertInto('partner_keys')
    .values({
      ...{ handle: key.handle, secret_hash: key.secretHash, name: key.name, created_by: key.createdBy },
      ...{ expert_system_id: key.expertSystemId, engine_code_id: key.engineCodeId },
      ...{ scopes: [...key.scopes], allowed_addresses: [...key.allowedAddresses] },
      ...{ must_be_signed: key.mustBeSigned, api_version: newestPartnerVersion },
      ...{ created_at: key.createdAt, expires_at: key.expiresAt },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The newest first. */
export async function listKeys(
  db: Database,
  mode: PartnerMode,
  expertSystemId: number,
  now: Date,
): Promise<PartnerKey[]> {
  const rows = await tablesOf(db)
    .selectFrom('partner_keys as k')
    .innerJoin('reading.engine_codes as g', 'g.id', 'k.engine_code_id')
    .select(['k.id', 'k.name', 'k.handle', 'g.code as engineCode', 'k.allowed_addresses as allowedAddresses'])
    .select(['k.created_at as createdAt', 'k.last_used_at as lastUsedAt', 'k.expires_at as expiresAt'])
    .select(['k.must_be_signed as mustBeSigned', 'k.api_version as version'])
    .select(({ ref }) => [
      ref('k.scopes').$castTo<PartnerScope[]>().as('scopes'),
      ref('k.revoked_why').$castTo<PartnerKey['revokedWhy']>().as('revokedWhy'),
      sql<string>`coalesce(reading.name_of_actor('user:' || ${ref('k.created_by')}), '')`.as('createdBy'),
    ])
    .where('k.expert_system_id', '=', expertSystemId)
    .orderBy('k.created_at', 'desc')
    .execute();
  return rows.map(({ handle, createdAt, lastUsedAt, expiresAt, ...row }) => ({
    ...row,
    mode,
    beginning: `kdr_${mode}_${handle}_`,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
    state: row.revokedWhy ? 'revoked' : expiresAt <= now ? 'expired' : 'live',
  }));
}

/** Undefined when there is no such live key of this system. */
export async function revokeKey(
  tx: Runner,
  {
    keyId,
    expertSystemId,
    userId,
  }: { readonly keyId: string; readonly expertSystemId: number; readonly userId: string },
): Promise<{ readonly name: string } | undefined> {
  return tablesOf(tx)
    .updateTable('partner_keys')
    .set({ revoked_at: sql<Date>`clock_timestamp()`, revoked_by: userId, revoked_why: 'by-person' })
    .where('id', '=', keyId)
    .where('expert_system_id', '=', expertSystemId)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst();
}

/** It stood where logs keep it; false when it was revoked before. */
export async function revokeKeyInAddress(tx: Transaction, keyId: string): Promise<boolean> {
  const { numUpdatedRows } = await tablesOf(tx)
    .updateTable('partner_keys')
    .set({ revoked_at: sql<Date>`clock_timestamp()`, revoked_why: 'in-address' })
    .where('id', '=', keyId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** By the part of the key that names it. */
export async function findKey(db: Database, handle: string) {
  return tablesOf(db)
    .selectFrom('partner_keys as k')
    .innerJoin('partner_standings as s', 's.expert_system_id', 'k.expert_system_id')
    .leftJoin('partner_signature_duties as d', (join) =>
      join.onRef('d.expert_system_id', '=', 'k.expert_system_id').on('d.lifted_at', 'is', null),
    )
    .select(['k.id', 'k.handle', 'k.name', 'k.secret_hash as secretHash'])
    .select(['k.expert_system_id as expertSystemId', 'k.created_by as madeBy', 'k.must_be_signed as mustBeSigned'])
    .select('k.api_version as version')
    .select(({ eb }) => eb('d.id', 'is not', null).$castTo<boolean>().as('isDutyBound'))
    .select(['engine_code_id as engineCodeId', 'allowed_addresses as allowedAddresses'])
    .select(['expires_at as expiresAt', 'revoked_at as revokedAt', 'last_used_at as lastUsedAt'])
    .select(({ ref }) => [
      ref('scopes').$castTo<PartnerScope[]>().as('scopes'),
      ref('s.state').$castTo<PartnerState>().as('partnerState'),
    ])
    .where('handle', '=', handle)
    .executeTakeFirst();
}

export async function noteUse(db: Database, keyId: string, at: Date): Promise<void> {
  await tablesOf(db).updateTable('partner_keys').set({ last_used_at: at }).where('id', '=', keyId).execute();
}
