import type { OwnMda } from '@portal/contracts';
import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres';
import { instantText } from '../../../../platform/db/instant-text.ts';
import type { Schema } from '../../../../platform/db/schema.generated.ts';
import { fullName } from './full-name.ts';
import { peopleOfMda } from './people-of-mda.ts';

/** An MDA as its own people see it in a year. Its newest target is one row of the whole year, or all that its months come to. */
export function ownMdaQuery(tables: Kysely<Schema>, id: number, year: number) {
  return tables
    .selectFrom('mdas as m')
    .select(['m.id', 'm.code', 'm.name', 'm.signature_text as signatureText'])
    .select((eb) => [
      peopleOfMda(eb.ref('m.id')).as('people'),
      jsonBuildObject({
        name: eb.ref('m.contact_name'),
        email: eb.ref('m.contact_email'),
        phone: eb.ref('m.contact_phone'),
      }).as('contact'),
      jsonArrayFrom(
        eb
          .selectFrom('mda_counters as c')
          .select(['c.id', 'c.name', 'c.place', 'c.is_open as isOpen'])
          .whereRef('c.mda_id', '=', 'm.id')
          .orderBy(({ fn }) => fn('lower', ['c.name'])),
      ).as('counters'),
      jsonArrayFrom(requestsOf(tables, id)).as('requests'),
      jsonObjectFrom(
        eb
          .selectFrom('revenue_targets as t')
          .select(['t.year', 't.version'])
          .select(({ fn, ref }) => [sql<number>`sum(${ref('t.kobo')})`.as('kobo'), fn.min('t.source').as('source')])
          .whereRef('t.mda_id', '=', 'm.id')
          .where('t.year', '=', year)
          .groupBy(['t.year', 't.version'])
          .orderBy('t.version', 'desc')
          .limit(1),
      ).as('target'),
    ])
    .where('m.id', '=', id);
}

/** Requests with the cases they are decided in. */
export function requestsWithWork(tables: Kysely<Schema>) {
  return tables
    .selectFrom('mda_requests as r')
    .innerJoin('work_items as w', (join) =>
      join
        .on('w.kind', '=', 'mda-request')
        .on(({ ref }) => sql<boolean>`${ref('w.subject')} = 'mda-request:' || ${ref('r.id')}`),
    );
}

function requestsOf(tables: Kysely<Schema>, mdaId: number) {
  const newest = requestsWithWork(tables)
    .select(['r.id', 'r.about', 'r.words'])
    .select((eb) => [
      eb.ref('w.state').$castTo<OwnMda['requests'][number]['state']>().as('state'),
      instantText(eb.ref('w.opened_at')).as('askedAt'),
      eb
        .selectFrom('work_steps as t')
        .innerJoin('users as u', 'u.id', 't.user_id')
        .select(({ ref }) => fullName(ref('u.first_name'), ref('u.last_name')).as('name'))
        .whereRef('t.item_id', '=', 'w.id')
        .where('t.move', '=', 'open')
        .as('askedBy'),
      eb
        .selectFrom('work_steps as t')
        .select('t.reason')
        .whereRef('t.item_id', '=', 'w.id')
        .orderBy('t.number', 'desc')
        .limit(1)
        .as('answer'),
    ])
    .where('r.mda_id', '=', mdaId)
    .orderBy('r.id', 'desc')
    .limit(50);
  return tables.selectFrom(newest.as('newest')).selectAll().orderBy('askedAt', 'desc');
}
