import { migrate } from './migrate.ts';

const url = process.env.DATABASE_OWNER_URL ?? process.env.DATABASE_URL;
if (!url) {
  console.error('DATABASE_OWNER_URL is not set: give the PostgreSQL to migrate, as the owner of its tables.');
  process.exit(1);
}
const started = performance.now();
const count = await migrate(url);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${count === 0 ? 'The schema was up to date' : `${count} migrations applied`} (${seconds} s)`);
