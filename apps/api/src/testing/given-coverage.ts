import { asSuperuser } from './as-superuser.ts';

/** Rows of a list of others in three local governments, as the matcher leaves them: apart from everybody in the register. After a lead, which has a list. */
export async function givenCoverage(superuserUrl: string, officeId = 6): Promise<void> {
  await asSuperuser(superuserUrl, async (client) => {
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into source_rows (source_id, own_key, name, lga_id, office_id, outcome, is_followed)
       select s.id, 'area ' || $1::int || ' ' || l.id, 'A house', l.id, $1::int, 'apart', true
       from (select id from intelligence_sources order by id limit 1) s, (select id from lgas order by id limit 3) l`,
      [officeId],
    );
  });
}
