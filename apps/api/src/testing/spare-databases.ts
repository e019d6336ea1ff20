import { randomBytes } from 'node:crypto';
import pg from 'pg';

const prefix = 'spare_';
const taken = 'spare_taken';
/** One for each test file that may begin while the next copy is made. */
const mostSpare = 3;

/** `file_copy` needs half the time of copying page by page through the log. */
const copyOf = (template: string, name: string) =>
  `create database ${name} template ${template} owner portal_owner strategy file_copy`;

/** Copies the template ahead of the test files that will ask, for as long as the run lasts; gives back what ends it. */
export async function keepSpareDatabases(url: string, template: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url });
  let isOver = false;
  let filling = Promise.resolve();
  async function fill(): Promise<void> {
    const { rows } = await client.query<{ spare: number }>(
      `select count(*)::int as spare from pg_database where starts_with(datname, '${prefix}')`,
    );
    for (let spare = rows[0]?.spare ?? 0; spare < mostSpare && !isOver; spare += 1) {
      await client.query(copyOf(template, `${prefix}${randomBytes(6).toString('hex')}`));
    }
  }
  const fillAgain = () => {
    filling = filling.then(fill).catch((error: unknown) => {
      if (!isOver) throw error;
    });
  };
  await client.connect();
  client.on('notification', fillAgain);
  await client.query(`listen ${taken}`);
  fillAgain();
  return async () => {
    isOver = true;
    await filling;
    await client.end();
  };
}

/** Gives a spare database the name, or makes one when none is left. */
export async function takeDatabase(client: pg.Client, template: string, name: string): Promise<void> {
  const { rows } = await client.query<{ spare: string }>(
    `select datname as spare from pg_database where starts_with(datname, '${prefix}') order by random()`,
  );
  for (const { spare } of rows) {
    try {
      await client.query(`alter database ${spare} rename to ${name}`);
      await client.query(`notify ${taken}`);
      return;
    } catch (error) {
      // Another test file took it first, or it is still being copied.
      if (!(error instanceof pg.DatabaseError)) throw error;
    }
  }
  await client.query(copyOf(template, name));
}
