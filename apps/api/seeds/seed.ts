import { seedDemoWorld } from './seed-demo-world.ts';
import { seedReferenceData } from './seed-reference-data.ts';

const url = process.env.DATABASE_URL;
if (!url) {
  console.error('DATABASE_URL is not set: give the PostgreSQL to fill.');
  process.exit(1);
}

const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;

await seedReferenceData(url);
console.log(`Reference data is up to date (${seconds()})`);
if (process.env.DEMO_WORLD === 'off') console.log('No demonstration world (DEMO_WORLD=off)');
else {
  const bills = await seedDemoWorld(url);
  console.log(
    bills ? `Demonstration world of ${bills} bills made (${seconds()})` : 'The demonstration world was there already',
  );
}
