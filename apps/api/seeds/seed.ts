import { loadDataKey } from '../src/platform/keys/load-data-key.ts';
import { createDocumentStore } from '../src/platform/storage/create-document-store.ts';
import { seedDemoAccounts } from './seed-demo-accounts.ts';
import { seedDemoBudget } from './seed-demo-budget.ts';
import { seedDemoClearance } from './seed-demo-clearance.ts';
import { seedDemoCounter } from './seed-demo-counter.ts';
import { seedDemoDeclarations } from './seed-demo-declarations.ts';
import { seedDemoEnforcement } from './seed-demo-enforcement.ts';
import { seedDemoHeads } from './seed-demo-heads.ts';
import { seedDemoLaw } from './seed-demo-law.ts';
import { seedDemoLeads } from './seed-demo-leads.ts';
import { seedDemoNetwork } from './seed-demo-network.ts';
import { seedDemoPaye } from './seed-demo-paye.ts';
import { seedDemoQueues } from './seed-demo-queues.ts';
import { seedDemoRegisters } from './seed-demo-registers.ts';
import { seedDemoRegistrations } from './seed-demo-registrations.ts';
import { seedDemoReminders } from './seed-demo-reminders.ts';
import { seedDemoReturns } from './seed-demo-returns.ts';
import { seedDemoSettlement } from './seed-demo-settlement.ts';
import { seedDemoWithholding } from './seed-demo-withholding.ts';
import { seedDemoWorld } from './seed-demo-world.ts';
import { seedPictures } from './seed-pictures.ts';
import { seedReferenceData } from './seed-reference-data.ts';

const url = process.env.DATABASE_OWNER_URL ?? process.env.DATABASE_URL;
if (!url) {
  console.error('DATABASE_OWNER_URL is not set: give the PostgreSQL to fill, as the owner of its tables.');
  process.exit(1);
}

const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;

// Before the words that name them.
await seedPictures(url);
await seedReferenceData(url);
console.log(`Reference data is up to date (${seconds()})`);
// Money nobody owes and passwords everybody knows never come into being by a forgotten setting.
if (process.env.DEMO_WORLD !== 'on' || process.env.PORTAL_MODE !== 'demo') {
  console.log('No demonstration world (it needs PORTAL_MODE=demo and DEMO_WORLD=on)');
} else {
  const bills = await seedDemoWorld(url);
  console.log(
    bills ? `Demonstration world of ${bills} bills made (${seconds()})` : 'The demonstration world was there already',
  );
  console.log(`${await seedDemoBudget(url)} targets of the year made (${seconds()})`);
  const dataKey = await loadDataKey({ dir: process.env.KEYS_DIR ?? '.data/keys', generate: true });
  console.log(`${await seedDemoAccounts(url, dataKey)} demonstration accounts made (${seconds()})`);
  console.log(`${await seedDemoRegistrations(url, dataKey)} of them registered (${seconds()})`);
  console.log(`${await seedDemoRegisters(url)} taxpayers given their office (${seconds()})`);
  console.log(`${await seedDemoPaye(url)} schedules of employers made (${seconds()})`);
  console.log(`${await seedDemoWithholding(url)} schedules of withholding made (${seconds()})`);
  console.log(`${await seedDemoReturns(url)} returns of hotels made (${seconds()})`);
  console.log(`${await seedDemoLaw(url)} cases of the law’s clocks opened (${seconds()})`);
  console.log(`${await seedDemoEnforcement(url)} enforcements opened (${seconds()})`);
  console.log(`${await seedDemoReminders(url)} texts and reminders to many made (${seconds()})`);
  console.log(`${await seedDemoLeads(url)} rows of sources and tips made (${seconds()})`);
  console.log(`${await seedDemoClearance(url)} applications for clearance made (${seconds()})`);
  const queued = await seedDemoQueues(url);
  console.log(
    queued
      ? `${queued} consultations and messages made (${seconds()})`
      : 'Consultations and messages were there already',
  );
  console.log(`${await seedDemoCounter(url)} bills of a counter raised (${seconds()})`);
  console.log(`${await seedDemoDeclarations(url)} declarations of masts and fibre made (${seconds()})`);
  console.log(`${await seedDemoHeads(url)} changes of revenue heads proposed (${seconds()})`);
  console.log(`${await seedDemoNetwork(url, dataKey)} cards of agents and collectors made (${seconds()})`);
  const store = createDocumentStore({ kind: 'folder', dir: process.env.UPLOADS_DIR ?? '.data/uploads' });
  const settled = await seedDemoSettlement(url, store);
  console.log(settled ? `${settled} settlement files imported (${seconds()})` : 'Settlement files were there already');
}
