import type { HeadAttribute, TariffRule } from '@portal/contracts';
import type { Database } from '../platform/db/database.ts';
import { givenUser } from './given-user.ts';

interface TariffWishes {
  readonly code: string;
  readonly rule: TariffRule | object;
  readonly attributes?: readonly Partial<HeadAttribute>[];
  /** `YYYY-MM-DD`; 2020-01-01 unless given. */
  readonly validFrom?: string;
}

/** A tariff as the installation brings it, counting at once. It takes the place of what the head had. Answers its id. */
export async function givenTariff(
  owner: Database,
  { code, rule, attributes = [], validFrom = '2020-01-01' }: TariffWishes,
): Promise<string> {
  const client = await owner.$client.connect();
  try {
    await client.query('begin');
    await client.query('alter table head_tariffs disable trigger user');
    await client.query(
      `update head_tariffs set released_at = null where revenue_head_id = (select id from revenue_heads where code = $1)`,
      [code],
    );
    await client.query('alter table head_tariffs enable trigger user');
    const { rows } = await client.query<{ id: string }>(
      `insert into head_tariffs (revenue_head_id, version, rule, basis, valid_from, released_at)
       select id, (select coalesce(max(version), 0) + 1 from head_tariffs t where t.revenue_head_id = h.id), $2, 'For a test', $3, now()
       from revenue_heads h where code = $1 returning id`,
      [code, JSON.stringify(rule), validFrom],
    );
    const id = rows[0]?.id ?? '';
    for (const [
      at,
      { key, label = { en: key, ha: key }, type = 'text', isRequired = true, options = [], least, most },
    ] of attributes.entries()) {
      await client.query(
        `insert into head_attributes (tariff_id, position, key, label, type, is_required, options, least, most) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [
          id,
          at + 1,
          key,
          JSON.stringify(label),
          type,
          isRequired,
          JSON.stringify(options),
          least ?? null,
          most ?? null,
        ],
      );
    }
    await client.query('commit');
    return id;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** A proposal of this MDA that waits for a second person. Answers its id. */
export async function givenProposedTariff(db: Database, mdaId: number): Promise<string> {
  const userId = await givenUser(db, { roles: ['MDA User'], mdaId });
  const client = await db.$client.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: string }>(
      `insert into head_tariffs (revenue_head_id, version, rule, basis, valid_from)
       select h.id, (select coalesce(max(version), 0) + 1 from head_tariffs t where t.revenue_head_id = h.id),
         '{"kind": "fixed", "amountKobo": 500000}', 'For a test', (now() at time zone 'Africa/Lagos')::date + 30
       from revenue_heads h where mda_id = $1
         and not exists (select from head_tariffs t where t.revenue_head_id = h.id and (t.released_at is null or t.valid_from > now()))
       order by random() limit 1 returning id`,
      [mdaId],
    );
    const id = rows[0]?.id ?? '';
    const { rows: works } = await client.query<{ id: string }>(
      `insert into work_items (kind, state, subject, reference) values ('tariff-release', 'proposed', 'tariff:' || $1, 'test') returning id`,
      [id],
    );
    await client.query(
      `insert into work_steps (item_id, move, user_id, number, to_state) values ($1, 'open', $2, 1, 'proposed')`,
      [works[0]?.id, userId],
    );
    await client.query('commit');
    return id;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
