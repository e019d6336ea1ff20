import pg from 'pg';
import { expertSystems, mdas, revenueHeads, taxOffices } from './reference-data/collectors.ts';
import { paymentChannels, paymentGateways } from './reference-data/payment-options.ts';
import { genders, industries, taxpayerCategories } from './reference-data/people.ts';
import { readPlaces } from './reference-data/places.ts';

/** Writes the reference lists; run at every start. Facts are brought up to date, what an administrator may edit is only added. */
export async function seedReferenceData(url: string): Promise<void> {
  const { states, lgas } = await readPlaces();
  const client = new pg.Client({ connectionString: url, application_name: 'portal-seed' });
  await client.connect();
  try {
    await client.query('begin');
    for (const [table, rows] of [
      ['states', states],
      ['lgas', lgas],
      ['genders', genders],
      ['industries', industries],
      ['taxpayer_categories', taxpayerCategories],
      ['tax_offices', taxOffices],
      ['payment_channels', paymentChannels],
    ] as const)
      await keepUpToDate(client, table, rows);
    for (const [table, rows] of [
      ['mdas', mdas],
      ['revenue_heads', revenueHeads],
      ['expert_systems', expertSystems],
      ['payment_gateways', paymentGateways],
    ] as const)
      await addMissing(client, table, rows);
    await client.query('commit');
  } finally {
    await client.end();
  }
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
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}
