import type { OfficeRecord, OpeningHours } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';

type LockedOffice = {
  readonly address: string;
  readonly isClosed: boolean;
  readonly hours: OfficeRecord['hours'];
};

export interface OfficeRecordsRepository {
  find(id: number): Promise<OfficeRecord | undefined>;
  /** Until the transaction ends nobody else changes it; undefined when there is none. */
  lock(tx: Transaction, id: number): Promise<LockedOffice | undefined>;
  change(tx: Transaction, id: number, address: string, hours: readonly OpeningHours[]): Promise<void>;
}

const whole = `
  select o.id, o.name, l.name as lga, p.lga_id as "lgaId", coalesce(p.address, '') as address,
    coalesce(p.is_illustrative, true) as "isIllustrative",
    (select coalesce(json_agg(json_build_object('weekday', weekday, 'opensAt', to_char(opens_at, 'HH24:MI'),
      'closesAt', to_char(closes_at, 'HH24:MI')) order by weekday), '[]') from tax_office_hours h where h.office_id = o.id) as hours,
    (select coalesce(json_agg(json_build_object('id', u.id, 'name', person_name(u.first_name, u.last_name), 'role', active_role(u.id),
      'openCases', (select count(*) from work_items w where w.assignee_id = u.id and w.closed_at is null),
      'hasCard', exists (select from staff_cards k where k.user_id = u.id and k.revoked_at is null
        and k.valid_until >= lagos_today()))
      order by u.last_name, u.first_name), '[]') from users u where u.tax_office_id = o.id and u.status = 'active') as people,
    (select count(*)::int from taxpayers t where t.home_office_id = o.id and t.standing <> 'closed') as taxpayers,
    (select count(*)::int from work_items w where w.office_id = o.id and w.closed_at is null) as "openCases",
    (select json_build_object('on', o.closed_on, 'successor', json_build_object('id', s.id, 'name', s.name))
      from tax_offices s where s.id = o.successor_id) as closed
  from tax_offices o left join tax_office_places p on p.office_id = o.id left join lgas l on l.id = p.lga_id where o.id = $1`;

export function createOfficeRecordsRepository({ $client }: Database): OfficeRecordsRepository {
  return {
    async find(id) {
      const { rows } = await $client.query<OfficeRecord>(whole, [id]);
      return rows[0];
    },
    async lock(tx, id) {
      const { rows } = await tx.execute<LockedOffice>(
        sql`select coalesce((select address from tax_office_places where office_id = tax_offices.id), '') as address,
            closed_on is not null as "isClosed",
            (select coalesce(json_agg(json_build_object('weekday', weekday, 'opensAt', to_char(opens_at, 'HH24:MI'),
              'closesAt', to_char(closes_at, 'HH24:MI')) order by weekday), '[]') from tax_office_hours where office_id = tax_offices.id) as hours
          from tax_offices where id = ${id} for no key update`,
      );
      return rows[0];
    },
    async change(tx, id, address, hours) {
      await tx.execute(
        sql`insert into tax_office_places (office_id, address, is_illustrative) values (${id}, ${address}, false)
          on conflict (office_id) do update set address = excluded.address, is_illustrative = false`,
      );
      await tx.execute(sql`delete from tax_office_hours where office_id = ${id}`);
      for (const { weekday, opensAt, closesAt } of hours)
        await tx.execute(
          sql`insert into tax_office_hours (office_id, weekday, opens_at, closes_at) values (${id}, ${weekday}, ${opensAt}, ${closesAt})`,
        );
    },
  };
}
