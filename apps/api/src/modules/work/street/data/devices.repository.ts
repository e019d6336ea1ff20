import type { FieldDeviceState } from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

const now = sql<Date>`clock_timestamp()`;

/** Whose a link or a phone is. */
export type Holder = { readonly enumeratorId: string } | { readonly officerId: string };

const columnsOf = (holder: Holder) =>
  'enumeratorId' in holder ? { enumerator_id: holder.enumeratorId } : { officer_id: holder.officerId };
const columnOf = (holder: Holder) => ('enumeratorId' in holder ? 'enumerator_id' : 'officer_id');
const idOf = (holder: Holder) => ('enumeratorId' in holder ? holder.enumeratorId : holder.officerId);

/** The link before it ends. */
export async function insertLink(
  tx: Transaction,
  link: { holder: Holder; tokenDigest: Buffer; pinDigest: Buffer; by: string; hours: number },
): Promise<Date> {
  await tablesOf(tx)
    .updateTable('badge_links')
    .set({ ended_at: now })
    .where(columnOf(link.holder), '=', idOf(link.holder))
    .where('ended_at', 'is', null)
    .execute();
  const { expiresAt } = await tablesOf(tx)
    .insertInto('badge_links')
    .values({
      ...{ ...columnsOf(link.holder), token_digest: link.tokenDigest, pin_digest: link.pinDigest },
      ...{ made_by: link.by, expires_at: sql<Date>`clock_timestamp() + make_interval(hours => ${link.hours})` },
    })
    .returning('expires_at as expiresAt')
    .executeTakeFirstOrThrow();
  return expiresAt;
}

/** One that is open, locked; undefined of any other, and of one for phones of the other kind. */
export async function lockLink(tx: Transaction, tokenDigest: Buffer, kind: 'enumerator' | 'officer') {
  const link = await tablesOf(tx)
    .selectFrom('badge_links')
    .select(['id', 'pin_digest as pinDigest', `${kind}_id as holderId`])
    .where('token_digest', '=', tokenDigest)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return link?.holderId ? { ...link, holderId: link.holderId } : undefined;
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

export async function endLinks(tx: Transaction, holder: Holder): Promise<void> {
  await tablesOf(tx)
    .updateTable('badge_links')
    .set({ ended_at: now })
    .where(columnOf(holder), '=', idOf(holder))
    .where('ended_at', 'is', null)
    .execute();
}

/** Phones that are at work stop: another one takes their place, or the work ended. */
export async function lockDevices(tx: Transaction, holder: Holder, reason: string): Promise<void> {
  await tablesOf(tx)
    .updateTable('field_devices')
    .set({ state: 'locked', state_reason: reason, state_at: now, told_at: null })
    .where(columnOf(holder), '=', idOf(holder))
    .where('state', '=', 'active')
    .execute();
}

export async function insertDevice(
  tx: Transaction,
  device: { id: string; holder: Holder; secretDigest: Buffer; name: string },
): Promise<void> {
  const { id, holder, secretDigest, name } = device;
  await tablesOf(tx)
    .insertInto('field_devices')
    .values({ id, ...columnsOf(holder), secret_digest: secretDigest, name })
    .execute();
}

export function lockDevice(tx: Transaction, holder: Holder, id: string) {
  return tablesOf(tx)
    .selectFrom('field_devices')
    .select(['id', sql<FieldDeviceState>`state`.as('state')])
    .where('id', '=', id)
    .where(columnOf(holder), '=', idOf(holder))
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
    .select(['d.id', 'e.id as enumeratorId', 'd.secret_digest as secretDigest'])
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
