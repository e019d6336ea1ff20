import {
  type DuplicateGroup,
  duplicateGroupsMost,
  duplicatesMost,
  type mergeActions,
  type PossibleDuplicate,
  type TaxpayerMerge,
} from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';

interface NewMerge {
  readonly action: (typeof mergeActions)[number];
  readonly fromTpui: string;
  readonly intoTpui: string;
  readonly reason: string;
  readonly by: string;
}

export interface TaxpayerMergesRepository {
  /** Those that may be the same, the likeliest first. Undefined of somebody the register does not know. */
  duplicatesOf(tpui: string): Promise<PossibleDuplicate[] | undefined>;
  /** Of the whole register, the largest first; one more than are listed where there are more. */
  duplicateGroups(): Promise<DuplicateGroup[]>;
  /** Whether the two stand as this asks for. Undefined when one of them is in no register. */
  isPossible(tx: Transaction, merge: Pick<NewMerge, 'action' | 'fromTpui' | 'intoTpui'>): Promise<boolean | undefined>;
  propose(tx: Transaction, merge: NewMerge): Promise<string>;
  /** Both records as they stand now. */
  find(id: string): Promise<TaxpayerMerge | undefined>;
  /** What was decided; a release makes it so. */
  decide(
    tx: Transaction,
    id: string,
    decision: { readonly state: 'released' | 'refused' | 'withdrawn'; readonly by: string },
  ): Promise<NewMerge | undefined>;
}

/** Rows of each kind of likeness that are looked at; among a thousand people of one name the phone decides. */
const lookedAt = 100;

/** Each kind by its own index; likeness is reckoned for those few alone. */
const duplicates = `
  with one as (
    select t.*, key_of_name(t.name) as sound, u.nin_blind_index as nin from taxpayers t left join users u on u.id = t.user_id
    where t.tpui = $1
  ), found as (
    select o.tpui, 'nin' as reason from one join users u on u.nin_blind_index = one.nin and u.tpui is not null and u.status <> 'deleted'
      join taxpayers o on o.tpui = u.tpui
    union all
    (select o.tpui, 'phone' from one join taxpayers o on o.phone = one.phone where one.phone <> '' limit ${lookedAt})
    union all
    (select o.tpui, 'name' from one join taxpayers o on key_of_name(o.name) = one.sound where one.sound <> ''
      order by o.registered_on desc limit ${lookedAt})
  ), others as (
    select tpui, array_agg(distinct reason) as reasons from found where tpui <> $1 group by tpui
  )
  select o.tpui, o.name, c.name as category, o.phone, f.name as office,
    case when o.merged_into is null then o.standing else 'merged' end as standing, o.registered_on as "registeredOn",
    (select count(*)::int from bills b where b.payer_tpui = o.tpui) as bills, x.reasons,
    round(similarity(lower(o.name), lower(one.name))::numeric, 2)::float8 as likeness
  from one, others x join taxpayers o on o.tpui = x.tpui join taxpayer_categories c on c.id = o.category_id
  left join tax_offices f on f.id = o.home_office_id
  where o.standing <> 'closed'
  order by ('nin' = any (x.reasons)) desc, cardinality(x.reasons) desc, likeness desc, o.tpui limit ${duplicatesMost}`;

/** A number that so many have is a counter's or an agent's, and says nothing of who they are. */
const sharedMost = 10;

/** Phones by their own index; how a name sounds is reckoned for those alone who share a phone. */
const groups = `
  with shared as (
    select phone from taxpayers where phone <> '' group by phone having count(*) between 2 and ${sharedMost}
  ), grouped as (
    select array_agg(t.tpui order by t.tpui) as tpuis from shared s join taxpayers t on t.phone = s.phone
    where t.merged_into is null and t.standing <> 'closed' and key_of_name(t.name) <> ''
    group by t.phone, key_of_name(t.name) having count(*) > 1 order by count(*) desc, min(t.tpui) limit $1
  )
  select (
    select jsonb_agg(jsonb_build_object('tpui', t.tpui, 'name', t.name, 'phone', t.phone, 'office', f.name, 'registeredOn', t.registered_on,
      'bills', (select count(*) from bills b where b.payer_tpui = t.tpui)) order by t.registered_on, t.tpui)
    from taxpayers t left join tax_offices f on f.id = t.home_office_id where t.tpui = any (g.tpuis)
  ) as records
  from grouped g order by cardinality(g.tpuis) desc, g.tpuis[1]`;

const recordOf = (alias: string) => `
  jsonb_build_object('tpui', ${alias}.tpui, 'name', ${alias}.name, 'category', (select name from taxpayer_categories where id = ${alias}.category_id),
    'phone', ${alias}.phone, 'office', (select name from tax_offices where id = ${alias}.home_office_id),
    'standing', case when ${alias}.merged_into is null then ${alias}.standing else 'merged' end, 'registeredOn', ${alias}.registered_on,
    'bills', (select count(*) from bills b where b.payer_tpui = ${alias}.tpui),
    'outstandingKobo', (select coalesce(sum(b.total_kobo), 0) from bills b where b.payer_tpui = ${alias}.tpui and b.standing = 'open'))`;

const merge = `
  select m.id, m.action, m.reason, person_name(p.first_name, p.last_name) as "proposedBy", ${recordOf('f')} as "from", ${recordOf('i')} as "into",
    array_remove(array[
      case when fu.nin_blind_index = iu.nin_blind_index then 'nin' end,
      case when f.phone <> '' and f.phone = i.phone then 'phone' end,
      case when key_of_name(f.name) <> '' and key_of_name(f.name) = key_of_name(i.name) then 'name' end], null) as reasons,
    round(similarity(lower(f.name), lower(i.name))::numeric, 2)::float8 as likeness
  from taxpayer_merges m join users p on p.id = m.proposed_by
    join taxpayers f on f.tpui = m.from_tpui left join users fu on fu.id = f.user_id
    join taxpayers i on i.tpui = m.into_tpui left join users iu on iu.id = i.user_id
  where m.id = $1`;

export function createTaxpayerMergesRepository({ $client }: Database): TaxpayerMergesRepository {
  return {
    async duplicatesOf(tpui) {
      const { rowCount } = await $client.query('select from taxpayers where tpui = $1', [tpui]);
      if (rowCount === 0) return undefined;
      return (await $client.query<PossibleDuplicate>(duplicates, [tpui])).rows;
    },
    async duplicateGroups() {
      return (await $client.query<DuplicateGroup>(groups, [duplicateGroupsMost + 1])).rows;
    },
    async isPossible(tx, { action, fromTpui, intoTpui }) {
      const { rows } = await tx.execute<{ tpui: string; mergedInto: string | null; leads: boolean; standing: string }>(
        sql`select tpui, merged_into as "mergedInto", standing, exists (select from taxpayers m where m.merged_into = t.tpui) as leads
          from taxpayers t where tpui in (${fromTpui}, ${intoTpui})`,
      );
      const [from, into] = [fromTpui, intoTpui].map((tpui) => rows.find((row) => row.tpui === tpui));
      if (!from || !into) return undefined;
      if (action === 'separate') return from.mergedInto === intoTpui;
      return from.mergedInto === null && into.mergedInto === null && !from.leads && into.standing !== 'closed';
    },
    async propose(tx, { action, fromTpui, intoTpui, reason, by }) {
      const { rows } = await tx.execute<{ id: string }>(
        sql`insert into taxpayer_merges (action, from_tpui, into_tpui, reason, proposed_by)
          values (${action}, ${fromTpui}, ${intoTpui}, ${reason}, ${by}) returning id`,
      );
      return rows[0]?.id ?? '';
    },
    async find(id) {
      return (await $client.query<TaxpayerMerge>(merge, [id])).rows[0];
    },
    async decide(tx, id, { state, by }) {
      const { rows } = await tx.execute<NewMerge & Record<string, unknown>>(
        sql`update taxpayer_merges set state = ${state}, decided_by = ${by}, decided_at = clock_timestamp() where id = ${id}
          returning action, from_tpui as "fromTpui", into_tpui as "intoTpui", reason, proposed_by as by`,
      );
      return rows[0];
    },
  };
}
