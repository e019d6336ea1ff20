import type { OfficeProposal, OpeningHours } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { holdingsOf } from './office-holdings.ts';

interface Opening {
  readonly action: 'open';
  readonly name: string;
  readonly lgaId: number | null;
  readonly address: string;
  readonly hours: readonly OpeningHours[];
  readonly reason: string;
}

interface Closing {
  readonly action: 'close';
  readonly officeId: number;
  readonly day: string;
  readonly successorId: number;
  readonly reason: string;
}

/** An office as a closing finds it. */
interface OfficeStanding {
  readonly id: number;
  readonly name: string;
  readonly isClosed: boolean;
  /** It is proposed or approved that it closes. */
  readonly closes: boolean;
  /** It would take over from one of which that is so. */
  readonly takesOver: boolean;
}

export interface OfficeProposalsRepository {
  /** Until the transaction ends nobody else proposes an office; whether one has the name, had it, or is proposed under it. */
  isNameTaken(tx: Transaction, name: string): Promise<boolean>;
  isLga(tx: Transaction, lgaId: number): Promise<boolean>;
  /** Until the transaction ends nobody closes these or proposes to. Those that exist. */
  lockOffices(tx: Transaction, ids: readonly number[]): Promise<OfficeStanding[]>;
  propose(tx: Transaction, proposal: Opening | Closing): Promise<string>;
  find(tx: Transaction, id: string): Promise<Opening | Closing | undefined>;
  /** To be looked at, with what would move. */
  read(id: string): Promise<OfficeProposal | undefined>;
  /** Closings that two persons decided and whose day has come. */
  due(today: string): Promise<readonly string[]>;
}

const waits = sql`exists (select from work_items w where w.kind = 'tax-office' and w.subject = 'tax-office:' || p.id and w.closed_at is null)`;

export function createOfficeProposalsRepository(db: Database): OfficeProposalsRepository {
  const { $client } = db;
  return {
    async isNameTaken(tx, name) {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('tax office names', 0))`);
      const { rowCount } = await tx.execute(
        sql`select from tax_offices where lower(name) = lower(${name})
          union all select from office_proposals p where p.action = 'open' and lower(p.name) = lower(${name}) and ${waits}`,
      );
      return (rowCount ?? 0) > 0;
    },
    async isLga(tx, lgaId) {
      return (await tx.execute(sql`select from lgas where id = ${lgaId}`)).rowCount === 1;
    },
    async lockOffices(tx, ids) {
      // In one order: of two who propose about the same offices one waits for the other.
      const these = sql.param([...ids]);
      await tx.execute(
        sql`select from tax_offices where id = any (${these}::smallint[]) order by id for no key update`,
      );
      const { rows } = await tx.execute(
        sql`select o.id::int as id, o.name, o.closed_on is not null as "isClosed",
            exists (select from office_proposals p where p.office_id = o.id and ${waits}) as closes,
            exists (select from office_proposals p where p.successor_id = o.id and ${waits}) as "takesOver"
          from tax_offices o where o.id = any (${these}::smallint[])`,
      );
      return rows as unknown as OfficeStanding[];
    },
    async propose(tx, proposal) {
      const { rows } = await tx.execute<{ id: string }>(
        proposal.action === 'open'
          ? sql`insert into office_proposals (action, name, lga_id, address, hours, reason)
              values ('open', ${proposal.name}, ${proposal.lgaId}, ${proposal.address}, ${JSON.stringify(proposal.hours)}::jsonb, ${proposal.reason})
              returning id`
          : sql`insert into office_proposals (action, office_id, day, successor_id, reason)
              values ('close', ${proposal.officeId}, ${proposal.day}, ${proposal.successorId}, ${proposal.reason}) returning id`,
      );
      return rows[0]?.id ?? '';
    },
    async find(tx, id) {
      const { rows } = await tx.execute(
        sql`select action, name, lga_id as "lgaId", address, hours, office_id as "officeId", day::text as day,
            successor_id as "successorId", reason from office_proposals where id = ${id}`,
      );
      return rows[0] as Opening | Closing | undefined;
    },
    async read(id) {
      const { rows } = await db.execute(
        sql`select p.action, p.id, p.reason, p.name, l.name as lga, p.address, p.hours, p.day::text as day,
            json_build_object('id', o.id, 'name', o.name) as office, json_build_object('id', s.id, 'name', s.name) as successor
          from office_proposals p left join lgas l on l.id = p.lga_id left join tax_offices o on o.id = p.office_id
          left join tax_offices s on s.id = p.successor_id where p.id = ${id}`,
      );
      const [row] = rows as unknown as OfficeProposal[];
      if (row?.action !== 'close') return row;
      return { ...row, holdings: await holdingsOf(db, row.office.id) };
    },
    async due(today) {
      const { rows } = await $client.query<{ id: string }>(
        `select p.id from office_proposals p join work_items w on w.kind = 'tax-office' and w.subject = 'tax-office:' || p.id
         where p.action = 'close' and w.state = 'approved' and p.day <= $1 order by p.day, p.id`,
        [today],
      );
      return rows.map(({ id }) => id);
    },
  };
}
