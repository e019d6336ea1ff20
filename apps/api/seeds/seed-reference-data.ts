import pg from 'pg';
import { engineCodes, expertSystems, mdas, revenueHeads, taxOffices } from './reference-data/collectors.ts';
import { seededContent } from './reference-data/content/seeded-content.ts';
import { officeHours, officePlaces, publicHolidays } from './reference-data/office-places.ts';
import { paymentChannels, paymentGateways } from './reference-data/payment-options.ts';
import { agentDocumentTypes, genders, industries, taxpayerCategories } from './reference-data/people.ts';
import { readPlaces } from './reference-data/places.ts';
import { installedTariffs } from './reference-data/tariffs.ts';
import { seedContent } from './seed-content.ts';

/** Writes the reference lists; run at every start. Facts are brought up to date, what an administrator may edit is only added. */
export async function seedReferenceData(url: string): Promise<void> {
  const { states, lgas } = await readPlaces();
  const client = new pg.Client({ connectionString: url, application_name: 'portal-seed' });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('portal.founds_heads', 'on', true)`);
    for (const [table, rows] of [
      ['states', states],
      ['lgas', lgas],
      ['genders', genders],
      ['industries', industries],
      ['taxpayer_categories', taxpayerCategories],
      ['payment_channels', paymentChannels],
    ] as const)
      await keepUpToDate(client, table, rows);
    await keepTaxOffices(client);
    for (const [table, rows] of [
      ['mdas', mdas],
      ['revenue_heads', revenueHeads],
      ['expert_systems', expertSystems],
      ['engine_codes', engineCodes],
      ['payment_gateways', paymentGateways],
      ['agent_document_types', agentDocumentTypes],
      ['public_holidays', publicHolidays],
    ] as const)
      await addMissing(client, table, rows);
    await addMissing(client, 'tax_office_places', await ofKnownOffices(client, officePlaces));
    await seedTariffs(client);
    await seedContent(client, seededContent);
    // A weekday that was closed by an administrator stays closed: hours come once.
    const { rows: withHours } = await client.query<{ office_id: number }>(
      'select distinct office_id from tax_office_hours',
    );
    const known = new Set(withHours.map(({ office_id }) => office_id));
    await addMissing(
      client,
      'tax_office_hours',
      (await ofKnownOffices(client, officeHours)).filter(({ office_id }) => !known.has(office_id)),
    );
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** For heads that have none: what an MDA proposed since, and two persons released, stays. */
async function seedTariffs(client: pg.Client): Promise<void> {
  const first = '2026-01-01';
  for (const { code, basis, isIllustrative, attributes, rule } of installedTariffs) {
    const { rows } = await client.query<{ id: string }>(
      `insert into head_tariffs (revenue_head_id, version, rule, basis, is_illustrative, valid_from, proposed_at, released_at)
       select h.id, 1, $2, $3, $4, $5, $5::date, $5::date from revenue_heads h
       where h.code = $1 and not exists (select from head_tariffs t where t.revenue_head_id = h.id) returning id`,
      [code, JSON.stringify(rule), basis, isIllustrative, first],
    );
    const [tariff] = rows;
    if (!tariff) continue;
    await client.query(
      `insert into head_attributes (tariff_id, position, key, label, type, is_required, options, least, most)
       select $1, position, a ->> 'key', a -> 'label', a ->> 'type', (a ->> 'isRequired')::boolean, a -> 'options',
         (a ->> 'least')::bigint, (a ->> 'most')::bigint
       from jsonb_array_elements($2::jsonb) with ordinality as asked (a, position)`,
      [tariff.id, JSON.stringify(attributes)],
    );
  }
}

/** Names of the installation are kept up to date. What people decided stays: an office they closed, and a name they gave another one. */
async function keepTaxOffices(client: pg.Client): Promise<void> {
  await client.query(
    `insert into tax_offices as kept (id, name)
     select given.id, given.name from jsonb_to_recordset($1) as given (id smallint, name text)
     where not exists (select from tax_offices o where o.name = given.name and o.id <> given.id)
     on conflict (id) do update set name = excluded.name where kept.closed_on is null and kept.name <> excluded.name`,
    [JSON.stringify(taxOffices)],
  );
}

/** Without those of an office that is not there, since people have another one of its name. */
async function ofKnownOffices<Row extends { readonly office_id: number }>(
  client: pg.Client,
  rows: readonly Row[],
): Promise<Row[]> {
  const { rows: offices } = await client.query<{ id: number }>('select id from tax_offices');
  const known = new Set(offices.map(({ id }) => id));
  return rows.filter(({ office_id }) => known.has(office_id));
}

type Rows = readonly Readonly<Record<string, unknown>>[];

async function keepUpToDate(client: pg.Client, table: string, rows: Rows): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'id');
  const list = (prefix: string) => columns.map((column) => `${prefix}.${column}`).join(', ');
  await client.query(
    `insert into ${table} as kept select * from jsonb_populate_recordset(null::${table}, $1)
     on conflict (id) do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}
     where (${list('kept')}) is distinct from (${list('excluded')})`,
    [JSON.stringify(rows)],
  );
}

async function addMissing(client: pg.Client, table: string, rows: Rows): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  if (columns === '') return;
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}
