import type { DataRequestRight } from '@portal/contracts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { dataRequests } from './data-requests.table.ts';

interface Row {
  readonly id: string;
  readonly right: DataRequestRight;
  readonly words: string;
  readonly receivedAt: Date;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly tpui: string | null;
  readonly bills: number;
  readonly receipts: number;
  readonly openedBy: string | null;
  readonly isOpen: boolean;
}

interface NewRequest {
  readonly userId: string;
  readonly right: DataRequestRight;
  readonly words: string;
  readonly receivedAt: Date;
}

export function createDataRequestsRepository(db: Database) {
  return {
    async personAt(email: string): Promise<{ id: string } | undefined> {
      return (await db.$client.query<{ id: string }>('select id from users where lower(email) = lower($1)', [email]))
        .rows[0];
    },
    async add(tx: Transaction, request: NewRequest): Promise<string> {
      const [row] = await tx.insert(dataRequests).values(request).returning({ id: dataRequests.id });
      return row?.id ?? '';
    },
    async find(id: string): Promise<Row | undefined> {
      const { rows } = await db.$client.query<Row>(
        `select request.id, request."right", request.words, request.received_at as "receivedAt", users.id as "userId",
         concat_ws(' ', users.first_name, users.last_name) as name, users.email, users.tpui,
         (select count(*)::int from bills where payer_tpui = users.tpui) as bills,
         (select count(*)::int from receipts join bills on bills.id = receipts.bill_id where payer_tpui = users.tpui) as receipts,
         opening.user_id as "openedBy", work.closed_at is null as "isOpen"
       from data_requests request join users on users.id = request.user_id
       join work_items work on work.kind = 'data-request' and work.subject = 'data-request:' || request.id
       join work_steps opening on opening.item_id = work.id and opening.number = 1 where request.id = $1`,
        [id],
      );
      return rows[0];
    },
  };
}
export type DataRequestsRepository = ReturnType<typeof createDataRequestsRepository>;
