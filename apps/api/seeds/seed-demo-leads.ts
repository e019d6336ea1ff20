import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { createCaseload } from '../src/modules/ground/caseload/index.ts';
import { systemClock } from '../src/platform/clock/clock.ts';
import { createDatabase, type Transaction } from '../src/platform/db/database.ts';
import { demoOfficeId } from './demo-world/employers.ts';
import { hotelsFound, tipsTold } from './demo-world/hotels-found.ts';

const says = {
  hotels: 'Nigeria Tax Administration Act 2025, section 29: the Service may ask for information about taxpayers.',
  tips: 'Nigeria Tax Administration Act 2025, section 68: whoever informs the Service may be rewarded.',
  purpose: 'To find who takes guests or trades and pays no tax; for nothing else.',
  holds: 'Name of the house, telephone, address, number of rooms and the price of a night.',
  risks: 'Somebody of the same name gets a letter that is meant for another.',
  safeguards: 'Nobody is joined by a name alone; a person decides, and the reason is kept.',
};

/**
 * Sources of leads of the demonstration with a list of hotels, and tips. Once; answers how many rows and tips. The portal compares the rows within
 * a minute of its start, as it does with any list: leads arise of it.
 */
export async function seedDemoLeads(url: string, now = systemClock.now()): Promise<number> {
  const db = createDatabase(url, { max: 3, name: 'portal-seed' });
  const client = await db.$client.connect();
  try {
    return await drizzle({ client }).transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(4005016)`);
      if ((await tx.execute(sql`select from intelligence_sources limit 1`)).rowCount) return 0;
      const sourceId = await addSource(tx, 'hotels', 'Hotel list of the Tourism Board');
      await addSource(tx, 'tips', 'Tips of the public');
      await addRows(tx, sourceId);
      const caseload = createCaseload({ db, clock: { now: () => now } });
      for (const tip of tipsTold) {
        const { id, number } = await addTip(tx, tip);
        await caseload.open(tx, { kind: 'tip', subject: `tip:${id}`, reference: number, officeId: demoOfficeId });
      }
      return hotelsFound.length + tipsTold.length;
    });
  } finally {
    client.release();
    await db.$client.end();
  }
}

async function addSource(tx: Transaction, kind: 'hotels' | 'tips', name: string): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`insert into intelligence_sources (kind, name, owner, legal_basis, purpose, holds, risks, safeguards, office_id, from_day, keep_until,
        recorded_by, approved_by, approved_at)
      select ${kind}, ${name}, 'Kaduna State', ${says[kind]}, ${says.purpose}, ${says.holds}, ${says.risks}, ${says.safeguards}, ${demoOfficeId},
        lagos_today() - 1, lagos_today() + 730, m.id, d.id, clock_timestamp()
      from users m, users d where m.email = 'tax-office-manager@demo.test' and d.email = 'tax-office-director@demo.test' returning id`,
  );
  if (!rows[0]) throw new Error('The demonstration accounts come first');
  return rows[0].id;
}

async function addRows(tx: Transaction, sourceId: string): Promise<void> {
  const digest = createHash('sha256').update(JSON.stringify(hotelsFound)).digest();
  await tx.execute(
    sql`with file as (
        insert into source_files (source_id, file_name, content_digest, rows, refused, taken_by)
        select ${sourceId}, 'hotels.xlsx', ${digest}, ${hotelsFound.length}, 0, id from users where email = 'tax-office-manager@demo.test' returning id)
      insert into source_rows (source_id, file_id, number, is_person, name, phone, address, lga_id, office_id, facts)
      select ${sourceId}, f.id, h.number + 1, false, h.hotel ->> 'name', h.hotel ->> 'phone', h.hotel ->> 'address',
        (select min(p.lga_id) from tax_office_places p where p.office_id = ${demoOfficeId}), ${demoOfficeId},
        jsonb_build_object('rooms', h.hotel -> 'rooms', 'nightKobo', (h.hotel ->> 'nightNaira')::bigint * 100)
      from file f, jsonb_array_elements(${JSON.stringify(hotelsFound)}::jsonb) with ordinality as h (hotel, number)`,
  );
}

async function addTip(
  tx: Transaction,
  { kind, about, place, words }: (typeof tipsTold)[number],
): Promise<{ id: string; number: string }> {
  const id = randomUUID();
  const secret = createHash('sha256').update(id).digest();
  const { rows } = await tx.execute<{ number: string }>(
    sql`insert into tips (id, number, request_id, content_digest, reference_index, kind, about, place, words, lga_id, office_id, wants_reward)
      select ${id}, next_tip_number(), ${randomUUID()}, ${secret}, ${secret}, ${kind}, ${about}, ${place}, ${words}, min(p.lga_id), ${demoOfficeId}, true
      from tax_office_places p where p.office_id = ${demoOfficeId} returning number`,
  );
  return { id, number: rows[0]?.number ?? '' };
}
