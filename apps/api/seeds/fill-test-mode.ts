import { seedPictures } from './seed-pictures.ts';
import { seedReferenceData } from './seed-reference-data.ts';
import { seedTestMode } from './seed-test-mode.ts';

const url = process.env.TEST_DATABASE_OWNER_URL ?? process.env.TEST_DATABASE_URL;
if (!url) {
  console.error('TEST_DATABASE_OWNER_URL is not set: give the database of test mode, as the owner of its tables.');
  process.exit(1);
}
// Before the words that name them.
await seedPictures(url);
await seedReferenceData(url);
await seedTestMode(url);
console.log('Test mode has its reference data and its payers');
