import type { Localized, OpeningHours, TaxOffice } from '@portal/contracts';
import type { Database } from '../../../../platform/db/database.ts';

export interface Holiday {
  readonly day: string;
  readonly name: Localized;
}

/** Which offices there are, where, and when they are open; those that were closed are not among them. */
export interface OfficeReader {
  list(): Promise<TaxOffice[]>;
  /** Both days included. */
  holidays(from: string, to: string): Promise<Holiday[]>;
}

interface OfficeRow extends Omit<TaxOffice, 'hours'> {
  readonly hours: OpeningHours[] | null;
}

export function createOfficeReader({ $client }: Database): OfficeReader {
  return {
    async list() {
      const { rows } = await $client.query<OfficeRow>(
        `select o.id, o.name, l.name as lga, coalesce(p.address, '') as address,
           coalesce(p.is_illustrative, true) as "isIllustrative",
           (select json_agg(json_build_object('weekday', weekday, 'opensAt', to_char(opens_at, 'HH24:MI'),
              'closesAt', to_char(closes_at, 'HH24:MI')) order by weekday)
            from tax_office_hours h where h.office_id = o.id) as hours
         from tax_offices o
         left join tax_office_places p on p.office_id = o.id
         left join lgas l on l.id = p.lga_id
         where o.closed_on is null order by o.name`,
      );
      return rows.map((row) => ({ ...row, hours: row.hours ?? [] }));
    },
    async holidays(from, to) {
      const { rows } = await $client.query<Holiday>(
        'select day, name from public_holidays where day between $1 and $2 order by day',
        [from, to],
      );
      return rows;
    },
  };
}
