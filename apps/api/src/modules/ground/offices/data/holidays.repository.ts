import type { Localized } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';

interface KnownHoliday {
  readonly day: string;
  readonly name: Localized;
  /** Came with the installation; else two persons released it. */
  readonly isInstalled: boolean;
}

interface HolidayProposal {
  readonly action: 'add' | 'remove';
  readonly day: string;
  readonly name: Localized | null;
  readonly source: string;
}

export interface HolidaysRepository {
  /** Both days included. */
  list(from: string, to: string): Promise<KnownHoliday[]>;
  /** Until the transaction ends nobody else proposes anything for this day; whether it is a holiday, and whether a proposal waits. */
  lockDay(tx: Transaction, day: string): Promise<{ isHoliday: boolean; waits: boolean }>;
  propose(tx: Transaction, proposal: HolidayProposal): Promise<string>;
  find(tx: Transaction, id: string): Promise<HolidayProposal | undefined>;
  /** To be looked at: a removal with the name of its day, while it has one. */
  read(id: string): Promise<(HolidayProposal & { readonly id: string }) | undefined>;
  /** The database takes it for a proposal that was released, and refuses any other. */
  enact(tx: Transaction, id: string): Promise<void>;
}

export function createHolidaysRepository({ $client }: Database): HolidaysRepository {
  return {
    async list(from, to) {
      const { rows } = await $client.query<KnownHoliday>(
        'select day, name, proposal_id is null as "isInstalled" from public_holidays where day between $1 and $2 order by day',
        [from, to],
      );
      return rows;
    },
    async lockDay(tx, day) {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`holiday ${day}`}, 0))`);
      const { rows } = await tx.execute<{ isHoliday: boolean; waits: boolean }>(
        sql`select exists (select from public_holidays where day = ${day}) as "isHoliday", exists (
            select from holiday_proposals p join work_items w on w.kind = 'holiday-release' and w.subject = 'holiday:' || p.id
            where p.day = ${day} and w.closed_at is null
          ) as waits`,
      );
      return rows[0] ?? { isHoliday: false, waits: false };
    },
    async propose(tx, { action, day, name, source }) {
      const { rows } = await tx.execute<{ id: string }>(
        sql`insert into holiday_proposals (action, day, name, source)
          values (${action}, ${day}, ${name && JSON.stringify(name)}::jsonb, ${source}) returning id`,
      );
      return rows[0]?.id ?? '';
    },
    async read(id) {
      const { rows } = await $client.query<HolidayProposal & { id: string }>(
        `select p.id, p.action, p.day::text as day, coalesce(p.name, h.name) as name, p.source
         from holiday_proposals p left join public_holidays h on h.day = p.day where p.id = $1`,
        [id],
      );
      return rows[0];
    },
    async find(tx, id) {
      const { rows } = await tx.execute(
        sql`select action, day::text as day, name, source from holiday_proposals where id = ${id}`,
      );
      return rows[0] as HolidayProposal | undefined;
    },
    async enact(tx, id) {
      await tx.execute(
        sql`insert into public_holidays (day, name, proposal_id) select day, name, id from holiday_proposals where id = ${id} and action = 'add'`,
      );
      await tx.execute(
        sql`delete from public_holidays using holiday_proposals p where p.id = ${id} and p.action = 'remove' and public_holidays.day = p.day`,
      );
    },
  };
}
