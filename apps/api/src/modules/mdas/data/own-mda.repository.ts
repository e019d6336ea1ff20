import type { askSuperAdmin, changeCounter, changeOwnMda, getMdaRequest, OwnMda, ResponseOf } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { peopleOfMda } from './mdas.repository.ts';

type Details = z.output<typeof changeOwnMda.body>;
type Counter = z.output<typeof changeCounter.body>;
type Question = z.output<typeof askSuperAdmin.body>;

/** Its newest target is one row of a whole year, or all that its months come to. */
const own = `
  select m.id, m.code, m.name, m.signature_text as "signatureText", ${peopleOfMda},
    json_build_object('name', m.contact_name, 'email', m.contact_email, 'phone', m.contact_phone) as contact,
    (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'place', c.place, 'isOpen', c.is_open)
      order by lower(c.name)), '[]') from mda_counters c where c.mda_id = m.id) as counters,
    (select coalesce(json_agg(r order by r."askedAt" desc), '[]') from (
        select r.id, r.about, r.words, w.state, to_char(w.opened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "askedAt",
          (select trim(u.first_name || ' ' || u.last_name) from work_steps t join users u on u.id = t.user_id
            where t.item_id = w.id and t.move = 'open') as "askedBy",
          (select t.reason from work_steps t where t.item_id = w.id order by t.number desc limit 1) as answer
        from mda_requests r join work_items w on w.kind = 'mda-request' and w.subject = 'mda-request:' || r.id
        where r.mda_id = m.id order by r.id desc limit 50
      ) r) as requests,
    (select json_build_object('year', t.year, 'version', t.version, 'kobo', sum(t.kobo), 'source', min(t.source))
      from revenue_targets t where t.mda_id = m.id and t.year = $2 group by t.year, t.version order by t.version desc limit 1) as target
  from mdas m where m.id = $1`;

const request = `
  select r.id, json_build_object('id', m.id, 'name', m.name) as mda, r.about, r.words,
    (select json_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name), 'email', u.email)
      from work_items w join work_steps t on t.item_id = w.id and t.move = 'open' join users u on u.id = t.user_id
      where w.kind = 'mda-request' and w.subject = 'mda-request:' || r.id) as "askedBy"
  from mda_requests r join mdas m on m.id = r.mda_id where r.id = $1`;

/** An MDA as its own people see and change it. */
export function createOwnMdaRepository({ $client }: Database) {
  return {
    /** In a year. */
    async find(id: number, year: number): Promise<OwnMda | undefined> {
      return (await $client.query<OwnMda>(own, [id, year])).rows[0];
    },
    async change(tx: Transaction, id: number, to: Details): Promise<void> {
      await tx.execute(
        sql`update mdas set contact_name = ${to.contactName}, contact_email = ${to.contactEmail},
          contact_phone = ${to.contactPhone}, signature_text = ${to.signatureText} where id = ${id}`,
      );
    },
    /** The id; undefined when a counter of this MDA has the name. */
    async openCounter(tx: Transaction, id: number, { name, place }: Omit<Counter, 'isOpen'>) {
      const { rows } = await tx.execute<{ id: number }>(
        sql`insert into mda_counters (mda_id, name, place) values (${id}, ${name}, ${place})
          on conflict (mda_id, lower(name)) do nothing returning id`,
      );
      return rows[0]?.id;
    },
    /** False when it is none of this MDA. */
    async changeCounter(tx: Transaction, id: number, counterId: number, { name, place, isOpen }: Counter) {
      const { rowCount } = await tx.execute(
        sql`update mda_counters set name = ${name}, place = ${place}, is_open = ${isOpen}
          where id = ${counterId} and mda_id = ${id}`,
      );
      return rowCount === 1;
    },
    async ask(tx: Transaction, id: number, { about, words }: Question): Promise<string> {
      const { rows } = await tx.execute<{ id: string }>(
        sql`insert into mda_requests (mda_id, about, words) values (${id}, ${about}, ${words}) returning id`,
      );
      return rows[0]?.id ?? '';
    },
    /** Whether it is of this MDA and waits to be decided. */
    async waits(tx: Transaction, id: number, requestId: string): Promise<boolean> {
      const { rows } = await tx.execute(
        sql`select from mda_requests r join work_items w on w.kind = 'mda-request' and w.subject = 'mda-request:' || r.id
          where r.id = ${requestId} and r.mda_id = ${id} and w.closed_at is null`,
      );
      return rows.length > 0;
    },
    async findRequest(requestId: string): Promise<ResponseOf<typeof getMdaRequest> | undefined> {
      return (await $client.query<ResponseOf<typeof getMdaRequest>>(request, [requestId])).rows[0];
    },
  };
}
export type OwnMdaRepository = ReturnType<typeof createOwnMdaRepository>;
