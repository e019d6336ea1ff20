import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

/** The newest request to open the sender of a tip. */
export function openingOf(on: Runner, tipId: string) {
  return tablesOf(on)
    .selectFrom('tip_openings as o')
    .select(['o.id', 'o.reason', 'o.asked_by as askedById', 'o.read_until as readUntil'])
    .select([
      sql<'asked' | 'approved' | 'refused'>`o.state`.as('state'),
      sql<string>`named_person(o.asked_by)`.as('askedBy'),
      sql<string | null>`named_person(o.decided_by)`.as('decidedBy'),
      sql<boolean>`coalesce(o.read_until >= lagos_today(), false)`.as('isOpen'),
      sql<number>`case_version('tip-sender', 'tip-sender:' || o.tip_id || ':' || o.id)`.as('caseVersion'),
    ])
    .where('o.tip_id', '=', tipId)
    .orderBy('o.id', 'desc')
    .executeTakeFirst();
}

/** Its id. */
export async function askOpening(tx: Transaction, tipId: string, reason: string, by: string): Promise<string> {
  const { id } = await tablesOf(tx)
    .insertInto('tip_openings')
    .values({ tip_id: tipId, reason, asked_by: by })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const daysToRead = 7;

export async function decideOpening(tx: Transaction, id: string, isApproved: boolean, by: string): Promise<void> {
  await tablesOf(tx)
    .updateTable('tip_openings')
    .set({
      ...{ state: isApproved ? 'approved' : 'refused', decided_by: by },
      ...(isApproved && { read_until: sql<string>`lagos_today() + ${daysToRead}::int` }),
    })
    .where('id', '=', id)
    .execute();
}

/** What lies sealed, for who may read it now; null for anybody else. */
export async function sealedSender(tx: Transaction, tipId: string, userId: string): Promise<Buffer | null> {
  const { sealed } = await tablesOf(tx)
    .selectNoFrom(sql<Buffer | null>`sealed_sender(${tipId}::uuid, ${userId}::uuid)`.as('sealed'))
    .executeTakeFirstOrThrow();
  return sealed;
}

export async function isLegal(on: Runner, userId: string): Promise<boolean> {
  const { legal } = await tablesOf(on)
    .selectNoFrom(sql<boolean>`acts_as(${userId}, array['legal'])`.as('legal'))
    .executeTakeFirstOrThrow();
  return legal;
}
