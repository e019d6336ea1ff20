import type { DataRequestRight } from '@portal/contracts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

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
  readonly caseVersion: number;
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
      return tablesOf(db)
        .selectFrom('users')
        .select('id')
        .where(({ fn, val }) => sql<boolean>`${fn('lower', ['email'])} = ${fn('lower', [val(email)])}`)
        .executeTakeFirst();
    },
    async add(tx: Transaction, request: NewRequest): Promise<string> {
      const { userId, right, words, receivedAt } = request;
      const { id } = await tablesOf(tx)
        .insertInto('data_requests')
        .values({ user_id: userId, right, words, received_at: receivedAt })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    async find(id: string): Promise<Row | undefined> {
      return tablesOf(db)
        .selectFrom('data_requests as request')
        .innerJoin('users', 'users.id', 'request.user_id')
        .innerJoin('work_items as work', (join) =>
          join
            .on('work.kind', '=', 'data-request')
            .on(({ ref }) => sql<boolean>`${ref('work.subject')} = 'data-request:' || ${ref('request.id')}`),
        )
        .innerJoin('work_steps as opening', (join) =>
          join.onRef('opening.item_id', '=', 'work.id').on('opening.number', '=', 1),
        )
        .select([
          'request.id',
          'request.right',
          'request.words',
          'request.received_at as receivedAt',
          'users.id as userId',
        ])
        .select(['users.email', 'users.tpui', 'opening.user_id as openedBy', 'work.version as caseVersion'])
        .select((eb) => {
          const bills = eb.selectFrom('bills').whereRef('bills.payer_tpui', '=', 'users.tpui');
          const count = sql<number>`count(*)::int`.as('count');
          return [
            sql<string>`person_name(${eb.ref('users.first_name')}, ${eb.ref('users.last_name')})`.as('name'),
            bills.select(count).$asScalar().$notNull().as('bills'),
            bills
              .innerJoin('receipts', 'receipts.bill_id', 'bills.id')
              .select(count)
              .$asScalar()
              .$notNull()
              .as('receipts'),
            eb('work.closed_at', 'is', null).$castTo<boolean>().as('isOpen'),
          ];
        })
        .where('request.id', '=', id)
        .executeTakeFirst();
    },
  };
}
export type DataRequestsRepository = ReturnType<typeof createDataRequestsRepository>;
