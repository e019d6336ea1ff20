import type { taxOfficeRoles } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';

interface CheckedOfficer {
  readonly code: string;
  readonly userId: string;
  readonly name: string;
  readonly office: string;
  readonly lga: string;
  readonly validUntil: string;
  readonly standing: 'active' | 'suspended' | 'expired';
  readonly isOnDuty: boolean;
}

/** What stands on the card of somebody; a card that was taken back is none. */
interface OwnedCard extends CheckedOfficer {
  readonly role: (typeof taxOfficeRoles)[number];
  readonly officeId: number;
  /** The picture beside their name. */
  readonly photo: Buffer | null;
}

export interface StaffCardsRepository {
  /** Revokes the one before. */
  issue(tx: Transaction, card: { code: string; userId: string; validUntil: string; by: string }): Promise<void>;
  /** False when there is none. */
  revoke(tx: Transaction, userId: string, by: string, reason: string): Promise<boolean>;
  findByCode(code: string): Promise<CheckedOfficer | undefined>;
  findOf(userId: string): Promise<OwnedCard | undefined>;
}

/** On duty: the account is active, it is a working day in Lagos, and nobody stands in for them today. */
const officer = `
  with today as (select lagos_today() as day)
  select k.code, u.id as "userId", person_name(u.first_name, u.last_name) as name, o.name as office,
    coalesce((select string_agg(l.name, ', ' order by l.name) from (
      select distinct l.name from tax_office_places p join lgas l on l.id = p.lga_id where p.office_id = o.id) l), '') as lga,
    k.valid_until as "validUntil",
    case when k.revoked_at is not null or u.status <> 'active' then 'suspended' when k.valid_until < today.day then 'expired' else 'active' end as standing,
    k.revoked_at is null and u.status = 'active' and k.valid_until >= today.day and extract(isodow from today.day) < 6
      and not exists (select from public_holidays h where h.day = today.day)
      and not exists (select from work_covers v where v.absent_id = u.id and v.ended_at is null and today.day between v.from_day and v.until_day) as "isOnDuty"
  from today, staff_cards k join users u on u.id = k.user_id join tax_offices o on o.id = u.tax_office_id`;
const owned = `
  select card.*, active_role(u.id) as role, u.tax_office_id as "officeId", p.jpeg as photo
  from (${officer} where k.user_id = $1 and k.revoked_at is null) card join users u on u.id = card."userId" left join user_pictures p on p.user_id = u.id`;

export function createStaffCardsRepository({ $client }: Database): StaffCardsRepository {
  return {
    async issue(tx, { code, userId, validUntil, by }) {
      await tx.execute(sql`select from users where id = ${userId} for update`);
      await revoke(tx, userId, by, 'Replaced by another card');
      await tx.execute(
        sql`insert into staff_cards (code, user_id, valid_until, issued_by) values (${code}, ${userId}, ${validUntil}, ${by})`,
      );
    },
    revoke,
    async findByCode(code) {
      return (await $client.query<CheckedOfficer>(`${officer} where k.code = $1`, [code])).rows[0];
    },
    async findOf(userId) {
      return (await $client.query<OwnedCard>(owned, [userId])).rows[0];
    },
  };
}

async function revoke(tx: Transaction, userId: string, by: string, reason: string): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`update staff_cards set revoked_at = clock_timestamp(), revoked_by = ${by}, reason = ${reason}
      where user_id = ${userId} and revoked_at is null`,
  );
  return rowCount === 1;
}
