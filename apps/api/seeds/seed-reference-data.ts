import pg from 'pg';
import { engineCodes, expertSystems, mdas, revenueHeads, taxOffices } from './reference-data/collectors.ts';
import { seededContent } from './reference-data/content/seeded-content.ts';
import { officeHours, officePlaces, publicHolidays } from './reference-data/office-places.ts';
import { paymentChannels, paymentGateways } from './reference-data/payment-options.ts';
import { agentDocumentTypes, genders, industries, taxpayerCategories } from './reference-data/people.ts';
import { readPlaces } from './reference-data/places.ts';
import { seedContent } from './seed-content.ts';

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
      ['engine_codes', engineCodes],
      ['payment_gateways', paymentGateways],
      ['agent_document_types', agentDocumentTypes],
      ['tax_office_places', officePlaces],
      ['public_holidays', publicHolidays],
    ] as const)
      await addMissing(client, table, rows);
    await seedContent(client, seededContent);
    // A weekday that was closed by an administrator stays closed: hours come once.
    const { rows: withHours } = await client.query<{ office_id: number }>(
      'select distinct office_id from tax_office_hours',
    );
    const known = new Set(withHours.map(({ office_id }) => office_id));
    await addMissing(
      client,
      'tax_office_hours',
      officeHours.filter(({ office_id }) => !known.has(office_id)),
    );
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
  if (columns === '') return;
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}
