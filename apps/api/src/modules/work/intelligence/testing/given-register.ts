import { asSuperuser } from '../../../../testing/as-superuser.ts';

interface Registered {
  readonly name: string;
  readonly phone: string;
  readonly tpui: string;
  readonly rcNumber: string;
  readonly address: string;
  readonly lga: string;
  readonly isNaturalPerson: boolean;
  /** Keyed digest of the identity number; of companies nothing is made of it. */
  readonly identity: Buffer;
}

/** Many taxpayers with their numbers and addresses, as accounts leave them; without the triggers that would make them one by one. */
export async function givenRegister(superuserUrl: string, people: readonly Registered[]): Promise<void> {
  const rows = JSON.stringify(people.map((person) => ({ ...person, identity: person.identity.toString('hex') })));
  await asSuperuser(superuserUrl, async (client) => {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query(
      `create temp table given on commit drop as select uuidv7() as id, g.*, l.id as lga_id, l.state_id from jsonb_to_recordset($1::jsonb)
         as g (name text, phone text, tpui text, "rcNumber" text, address text, lga text, "isNaturalPerson" boolean, identity text)
         join lgas l on l.name = g.lga`,
      [rows],
    );
    await client.query(
      `insert into users (id, email, first_name, last_name, tpui, user_type, nin_blind_index, nin_encrypted, nin_last4)
         select id, id || '@example.ng', split_part(name, ' ', 1), 'X', tpui, 'Individual', decode(identity, 'hex'), '\\x00', '0000' from given where "isNaturalPerson"`,
    );
    await client.query(
      `insert into user_registrations (user_id, category_id, user_name, phone_number, date_of_birth, gender_id, occupation, nationality, state_id, lga_id,
           address_line1, identity_proof, registered_at)
         select id, 1, 'u' || replace(id::text, '-', ''), phone, '1980-01-01', 1, 'Trader', 'Nigerian', state_id, lga_id, address, 'office', now()
         from given where "isNaturalPerson"`,
    );
    await client.query(
      `insert into taxpayers (tpui, user_id, name, phone, category_id, lga_id, home_office_id, home_office_source, standing, registered_on)
         select tpui, case when "isNaturalPerson" then id end, name, phone, case when "isNaturalPerson" then 1 else 2 end, lga_id, 6, 'confirmed',
           case when "isNaturalPerson" then 'active' else 'known' end, '2020-01-01' from given`,
    );
    await client.query(
      `insert into organisations (tpui, name, registration_number, address, phone_number, email, industry_id, tin, changed_at)
         select tpui, name, "rcNumber", address, phone, id || '@example.ng', 1, '', now() from given where not "isNaturalPerson"`,
    );
    await client.query('commit');
  });
}
