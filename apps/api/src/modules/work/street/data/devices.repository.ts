import type { FieldDeviceState } from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

const now = sql<Date>`clock_timestamp()`;

/** The link before it ends. */
export async function insertLink(
  tx: Transaction,
  link: { enumeratorId: string; tokenDigest: Buffer; pinDigest: Buffer; by: string; hours: number },
): Promise<Date> {
  await tablesOf(tx)
    .updateTable('badge_links')
    .set({ ended_at: now })
    .where('enumerator_id', '=', link.enumeratorId)
    .where('ended_at', 'is', null)
    .execute();
  const { expiresAt } = await tablesOf(tx)
    .insertInto('badge_links')
    .values({
      ...{ enumerator_id: link.enumeratorId, token_digest: link.tokenDigest, pin_digest: link.pinDigest },
      ...{ made_by: link.by, expires_at: sql<Date>`clock_timestamp() + make_interval(hours => ${link.hours})` },
    })
    .returning('expires_at as expiresAt')
    .executeTakeFirstOrThrow();
  return expiresAt;
}

/** One that is open, locked; undefined of any other. */
export function lockLink(tx: Transaction, tokenDigest: Buffer) {
  return tablesOf(tx)
    .selectFrom('badge_links')
    .select(['id', 'enumerator_id as enumeratorId', 'pin_digest as pinDigest', 'wrong_pins as wrongPins'])
    .where('token_digest', '=', tokenDigest)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

const wrongPinsMost = 10;

/** The tenth ends the link. */
export async function countWrongPin(tx: Transaction, id: string): Promise<void> {
  await tablesOf(tx)
    .updateTable('badge_links')
    .set({
      wrong_pins: sql<number>`wrong_pins + 1`,
      ended_at: sql<Date | null>`case when wrong_pins + 1 >= ${wrongPinsMost} then clock_timestamp() end`,
    })
    .where('id', '=', id)
    .execute();
}

export async function endLinks(tx: Transaction, enumeratorId: string): Promise<void> {
  await tablesOf(tx)
    .updateTable('badge_links')
    .set({ ended_at: now })
    .where('enumerator_id', '=', enumeratorId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Phones that are at work stop: another one takes their place, or the work ended. */
export async function lockDevices(tx: Transaction, enumeratorId: string, reason: string): Promise<void> {
  await tablesOf(tx)
    .updateTable('field_devices')
    .set({ state: 'locked', state_reason: reason, state_at: now, told_at: null })
    .where('enumerator_id', '=', enumeratorId)
    .where('state', '=', 'active')
    .execute();
}

export async function insertDevice(
  tx: Transaction,
  device: { id: string; enumeratorId: string; secretDigest: Buffer; name: string },
): Promise<void> {
  const { id, enumeratorId, secretDigest, name } = device;
  await tablesOf(tx)
    .insertInto('field_devices')
    .values({ id, enumerator_id: enumeratorId, secret_digest: secretDigest, name })
    .execute();
}

export function lockDevice(tx: Transaction, enumeratorId: string, id: string) {
  return tablesOf(tx)
    .selectFrom('field_devices')
    .select(['id', sql<FieldDeviceState>`state`.as('state')])
    .where('id', '=', id)
    .where('enumerator_id', '=', enumeratorId)
    .forUpdate()
    .executeTakeFirst();
}

export async function setDeviceState(
  tx: Transaction,
  id: string,
  state: FieldDeviceState,
  reason: string,
): Promise<void> {
  await tablesOf(tx)
    .updateTable('field_devices')
    .set({ state, state_reason: reason, state_at: now, told_at: null })
    .where('id', '=', id)
    .execute();
}

export function findDevice(on: Runner, id: string) {
  return tablesOf(on)
    .selectFrom('field_devices as d')
    .innerJoin('enumerators as e', 'e.id', 'd.enumerator_id')
    .select(['d.id', 'd.enumerator_id as enumeratorId', 'd.secret_digest as secretDigest'])
    .select([
      sql<FieldDeviceState>`d.state`.as('state'),
      sql<boolean>`e.state = 'active' and e.valid_until >= lagos_today()`.as('mayWork'),
    ])
    .where('d.id', '=', id)
    .executeTakeFirst();
}

/** A phone came by: a lock or a wipe that waited for it has reached it. */
export async function noteContact(on: Runner, id: string, waiting?: number): Promise<void> {
  await tablesOf(on)
    .updateTable('field_devices')
    .set({
      contact_at: now,
      told_at: sql<Date | null>`case when state <> 'active' then coalesce(told_at, clock_timestamp()) end`,
      ...(waiting !== undefined && { waiting }),
    })
    .where('id', '=', id)
    .execute();
}
