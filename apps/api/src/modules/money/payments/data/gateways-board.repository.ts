import type { GatewayId, ManagedGateway, ProviderHealth } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';

type Availability = ManagedGateway['availability'];
type Runs = Pick<Database, 'execute'> | Transaction;

/** Hidden ones too, with the last changes of each. Terminals are none: nobody chooses one on a page. */
export async function readGateways(runs: Runs): Promise<Omit<ManagedGateway, 'provider'>[]> {
  const { rows } = await runs.execute<Omit<ManagedGateway, 'provider'> & Record<string, unknown>>(sql`
    select g.id, g.name as "displayField", g.availability, coalesce((
      select jsonb_agg(jsonb_build_object('from', c.from_availability, 'to', c.to_availability, 'reason', c.reason, 'at', c.changed_at,
        'by', coalesce(nullif(person_name(u.first_name, u.last_name), ''), '')) order by c.id desc)
      from (select * from gateway_changes where gateway_id = g.id order by id desc limit 10) c left join users u on u.id = c.changed_by
    ), '[]') as changes
    from payment_gateways g where g.id <> 'pos' order by g.position`);
  return rows;
}

export type HealthRow = Omit<ProviderHealth, 'isConfigured'>;

/** Of each provider, from what every process noted and from the answers that were kept. */
export async function readHealth(runs: Runs): Promise<HealthRow[]> {
  const { rows } = await runs.execute<{ health: HealthRow }>(sql`
    select jsonb_build_object('provider', p.provider, 'isDown', is_provider_down(p.provider),
      'isCircuitOpen', coalesce(m.circuit_open_at > now() - interval '15 seconds', false),
      'calls', jsonb_build_object('hour', coalesce(m.hour_calls, 0), 'day', coalesce(m.day_calls, 0)),
      'failures', jsonb_build_object('hour', coalesce(m.hour_failures, 0), 'day', coalesce(m.day_failures, 0)),
      'meanMs', m.mean_ms, 'slowestMs', m.slowest_ms, 'lastAnswerAt', m.last_answer_at, 'lastFailureAt', m.last_failure_at,
      'lastReason', m.last_reason,
      'answers', coalesce((
        select jsonb_agg(jsonb_build_object('at', o.observed_at, 'code', o.provider_code, 'outcome', o.outcome, 'doubt', o.doubt) order by o.id desc)
        from (
          select o.* from provider_observations o join payment_intents i on i.id = o.intent_id where i.provider = p.provider
          order by o.id desc limit 10
        ) o
      ), '[]'),
      'attempts', (
        select jsonb_build_object('begun', count(*), 'paid', count(*) filter (where state in ('CONFIRMED', 'REFUND_PENDING', 'REFUNDED')))
        from payment_intents i where i.provider = p.provider and i.created_at > now() - interval '1 day'
      )) as health
    from unnest(enum_range(null::payment_provider)) as p (provider)
    left join lateral (
      select sum(calls) as day_calls, sum(failures) as day_failures, max(last_answer_at) as last_answer_at, max(last_failure_at) as last_failure_at,
        max(circuit_open_at) as circuit_open_at,
        sum(calls) filter (where minute > now() - interval '1 hour') as hour_calls,
        sum(failures) filter (where minute > now() - interval '1 hour') as hour_failures,
        (sum(total_ms) filter (where minute > now() - interval '1 hour') / nullif(sum(calls) filter (where minute > now() - interval '1 hour'), 0))::int as mean_ms,
        max(slowest_ms) filter (where minute > now() - interval '1 hour') as slowest_ms,
        (array_agg(last_reason order by minute desc) filter (where last_reason is not null))[1] as last_reason
      from provider_minutes where provider_minutes.provider = p.provider and minute > now() - interval '1 day'
    ) m on true
    order by p.provider desc`);
  return rows.map(({ health }) => health);
}

/** As it was, locked with all others: one of them stays open, whoever else switches now. */
export async function lockAvailabilities(tx: Transaction): Promise<ReadonlyMap<GatewayId, Availability>> {
  const { rows } = await tx.execute<{ id: GatewayId; availability: Availability }>(
    sql`select id, availability from payment_gateways order by id for update`,
  );
  return new Map(rows.map(({ id, availability }) => [id, availability]));
}

export async function switchGateway(
  tx: Transaction,
  id: GatewayId,
  change: { readonly from: Availability; readonly to: Availability; readonly reason: string; readonly by: string },
): Promise<void> {
  await tx.execute(sql`
    insert into gateway_changes (gateway_id, from_availability, to_availability, reason, changed_by)
    values (${id}, ${change.from}::gateway_availability, ${change.to}::gateway_availability, ${change.reason}, ${change.by}::uuid)`);
  await tx.execute(sql`update payment_gateways set availability = ${change.to}::gateway_availability where id = ${id}`);
}
