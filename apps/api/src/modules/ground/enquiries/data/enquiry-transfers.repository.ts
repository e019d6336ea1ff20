import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import type { OfficeReach } from '../../identity/index.ts';

interface OpenEnquiryOf {
  readonly id: string;
  readonly reference: string;
  readonly officeId: number | null;
  readonly holderName: string;
}

export interface EnquiryTransfersRepository {
  /** How many open ones somebody has, by the office they were sent to. */
  countOf(assigneeId: string, reach: OfficeReach): Promise<{ officeId: number | null; count: number }[]>;
  /** Every open one somebody has; until the transaction ends nobody else changes them. */
  lockOpenOf(tx: Transaction, assigneeId: string, reach: OfficeReach): Promise<OpenEnquiryOf[]>;
}

const ofReach = (assigneeId: string, reach: OfficeReach) => {
  const office = reach === 'all' ? null : reach;
  return sql`e.assignee_id = ${assigneeId} and e.state in ('received', 'assigned')
    and (${reach === 'all'}::boolean or e.office_id = ${office}::smallint)`;
};

export function createEnquiryTransfersRepository(db: Database): EnquiryTransfersRepository {
  return {
    async countOf(assigneeId, reach) {
      const { rows } = await db.execute<{ officeId: number | null; count: number }>(
        sql`select e.office_id as "officeId", count(*)::int as count from enquiries e where ${ofReach(assigneeId, reach)} group by e.office_id`,
      );
      return rows;
    },
    async lockOpenOf(tx, assigneeId, reach) {
      const { rows } = await tx.execute<OpenEnquiryOf & Record<string, unknown>>(
        sql`select e.id, e.reference, e.office_id as "officeId", person_name(u.first_name, u.last_name) as "holderName"
          from enquiries e join users u on u.id = e.assignee_id where ${ofReach(assigneeId, reach)} order by e.id for update of e`,
      );
      return rows;
    },
  };
}
