import type { askSuperAdmin, changeCounter, changeOwnMda, getMdaRequest, OwnMda, ResponseOf } from '@portal/contracts';
import { sql } from 'kysely';
import { jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres';
import type * as z from 'zod/mini';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import { fullName } from './full-name.ts';
import { ownMdaQuery, requestsWithWork } from './own-mda-query.ts';

type Details = z.output<typeof changeOwnMda.body>;
type Counter = z.output<typeof changeCounter.body>;
type Question = z.output<typeof askSuperAdmin.body>;

/** An MDA as its own people see and change it. */
export function createOwnMdaRepository(db: Database) {
  return {
    /** In a year. */
    find: (id: number, year: number): Promise<OwnMda | undefined> =>
      ownMdaQuery(tablesOf(db), id, year).executeTakeFirst(),
    /** Contact and signature, for whoever saves others; nobody else changes them until the transaction ends. */
    lockDetails: (tx: Transaction, id: number) =>
      tablesOf(tx)
        .selectFrom('mdas')
        .select(['signature_text as signatureText'])
        .select(({ ref }) =>
          jsonBuildObject({ name: ref('contact_name'), email: ref('contact_email'), phone: ref('contact_phone') }).as(
            'contact',
          ),
        )
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow(),
    async change(tx: Transaction, id: number, to: Details): Promise<void> {
      const contact = { contact_name: to.contactName, contact_email: to.contactEmail, contact_phone: to.contactPhone };
      await tablesOf(tx)
        .updateTable('mdas')
        .set({ ...contact, signature_text: to.signatureText })
        .where('id', '=', id)
        .execute();
    },
    /** The id; undefined when a counter of this MDA has the name. */
    async openCounter(tx: Transaction, id: number, { name, place }: Omit<Counter, 'isOpen'>) {
      const opened = await tablesOf(tx)
        .insertInto('mda_counters')
        .values({ mda_id: id, name, place })
        .onConflict((conflict) => conflict.expression(sql`mda_id, lower(name)`).doNothing())
        .returning('id')
        .executeTakeFirst();
      return opened?.id;
    },
    /** Undefined when it is none of this MDA. */
    lockCounter: (tx: Transaction, id: number, counterId: number) =>
      tablesOf(tx)
        .selectFrom('mda_counters')
        .select(['name', 'place', 'is_open as isOpen'])
        .where('id', '=', counterId)
        .where('mda_id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst(),
    async changeCounter(
      tx: Transaction,
      id: number,
      counterId: number,
      { name, place, isOpen }: Counter,
    ): Promise<void> {
      await tablesOf(tx)
        .updateTable('mda_counters')
        .set({ name, place, is_open: isOpen })
        .where('id', '=', counterId)
        .where('mda_id', '=', id)
        .execute();
    },
    async ask(tx: Transaction, id: number, question: Question): Promise<string> {
      const { id: requestId } = await tablesOf(tx)
        .insertInto('mda_requests')
        .values({ mda_id: id, about: question.about, words: question.words })
        .returning('id')
        .executeTakeFirstOrThrow();
      return requestId;
    },
    /** Whether it is of this MDA and waits to be decided. */
    async waits(tx: Transaction, id: number, requestId: string): Promise<boolean> {
      const waiting = await requestsWithWork(tablesOf(tx))
        .where('r.id', '=', requestId)
        .where('r.mda_id', '=', id)
        .where('w.closed_at', 'is', null)
        .execute();
      return waiting.length > 0;
    },
    findRequest: (requestId: string): Promise<ResponseOf<typeof getMdaRequest> | undefined> =>
      requestsWithWork(tablesOf(db))
        .innerJoin('mdas as m', 'm.id', 'r.mda_id')
        .select(['r.id', 'r.about', 'r.words'])
        .select((eb) => [
          jsonBuildObject({ id: eb.ref('m.id'), name: eb.ref('m.name') }).as('mda'),
          jsonObjectFrom(
            eb
              .selectFrom('work_steps as t')
              .innerJoin('users as u', 'u.id', 't.user_id')
              .select(({ ref }) => ['u.id', fullName(ref('u.first_name'), ref('u.last_name')).as('name'), 'u.email'])
              .whereRef('t.item_id', '=', 'w.id')
              .where('t.move', '=', 'open'),
          ).as('askedBy'),
        ])
        .where('r.id', '=', requestId)
        .executeTakeFirst(),
  };
}
export type OwnMdaRepository = ReturnType<typeof createOwnMdaRepository>;
