import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { partnerOperations } from '@portal/contracts';
import { developerPage, type ExampleLanguage, exampleLanguages, signedExampleLanguages } from '@portal/tsp-reference';
import { afterAll, expect, it, vi } from 'vitest';
import { givenCertificate } from '../../../testing/given-certificate.ts';
import { givenLines } from '../../../testing/given-lines.ts';
import { givenUser } from '../../../testing/given-user.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { givenSigningKey } from './testing/given-signing-key.ts';
import { givenHeads, startPartners } from './testing/partners-test-app.ts';
import { startReceivers } from './testing/receivers.ts';
import { startFront } from './testing/start-front.ts';
import { givenTestKey, givenTestMode } from './testing/test-mode-parts.ts';

// Each starts a program.
vi.setConfig({ testTimeout: 60_000 });

const { db } = await createTestDatabase();
const receivers = await startReceivers();
const testMode = await givenTestMode();
const front = await startFront();
const app = await startPartners(db, receivers.egress, testMode.parts, front.origin);
front.leadTo(app);
const { givenKey, taxpayer, pay, ask } = app;
receivers.answer('clinic.example', 200);
const page = developerPage('reference', front.origin, 'en');
const folder = await mkdtemp(path.join(tmpdir(), 'printed-examples-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What runs an example, as the reader would, and the file it is kept in. */
const programs: Readonly<Record<ExampleLanguage, { readonly command: string; readonly file: string }>> = {
  curl: { command: 'sh', file: 'example.sh' },
  node: { command: process.execPath, file: 'example.mjs' },
  python: { command: 'python3', file: 'example.py' },
  php: { command: 'php', file: 'example.php' },
};
/** These must be there; where the others are missing, the test says that they were not run. */
const alwaysRun: readonly ExampleLanguage[] = ['curl', 'node'];

function isInstalled(language: ExampleLanguage): boolean {
  return alwaysRun.includes(language) || spawnSync(programs[language].command, ['--version']).status === 0;
}

/** The example as a reader copies it from the page. */
function printedExample(operation: string, language: ExampleLanguage): string {
  const section = page.slice(page.indexOf(`<section class="dev-operation" id="${operation}"`));
  const [, html = ''] = section.split(`dev-in-${language}" tabindex="0" lang="en"><code>`);
  return textOf(html);
}

function textOf(html: string): string {
  const text = html.slice(0, html.indexOf('</code></pre>'));
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

const { head } = await givenHeads(db);
const tpui = await taxpayer();
const { number: certificate } = await givenCertificate(db, { userId: await givenUser(db, { roles: ['Individual'] }) });

const settlement = 'RMT-EXAMPLE-1';
const ofPaidBills = ['getReceipt', 'listSettlements', 'listSettlementLines'];

/** What the reader has: a key of an engine code nobody used yet, and something of everything the examples ask for. */
async function readerOf(operation: string): Promise<Readonly<Record<string, string>>> {
  if (operation.endsWith('Certification')) {
    const test = await givenTestKey(testMode.db);
    const begun = (await ask('POST', '/certifications', { key: test })).json();
    return { KDR_KEY: test, CERTIFICATION: begun.id };
  }
  const { key } = await givenKey(1);
  const body = {
    ...{ externalReference: 'OWN-1', taxpayer: { tpui } },
    lines: [{ revenueHeadCode: head, amountKobo: 450_000 }],
  };
  const bill = (await ask('POST', '/bills', { key, body })).json();
  const batch = (await ask('POST', '/bill-batches', { key, body: { bills: [body] } })).json();
  if (ofPaidBills.includes(operation))
    await givenLines(db, [{ reference: await pay(bill.reference), kobo: 450_000, batch: settlement }]);
  const { webhook } = (
    await ask('POST', '/webhooks', {
      key,
      body: { url: 'https://clinic.example/portal-events', eventTypes: ['bill.created'] },
    })
  ).json();
  const delivery = (await ask('POST', `/webhooks/${webhook.id}/test-events`, { key })).json();
  const events = (await ask('GET', '/events', { key })).json();
  const told = { WEBHOOK: webhook.id, DELIVERY: delivery.id, EVENT: events.data[0].id };
  return {
    ...told,
    KDR_KEY: key,
    TPUI: tpui,
    CERTIFICATE: certificate,
    LIST: 'tax-offices',
    HEAD: head,
    BILL: bill.reference,
    BATCH: batch.id,
    SETTLEMENT: settlement,
  };
}

const run = promisify(execFile);
const operations = partnerOperations.map(({ operation }) => operation);

for (const language of exampleLanguages) {
  const { command, file } = programs[language];
  // The name is read where somebody asks whether the examples were run.
  it.runIf(!isInstalled(language))(`${language}: not run, because ${command} is not installed`, () => {
    expect(operations.every((operation) => printedExample(operation, language).includes('KDR_KEY'))).toBe(true);
  });

  it.runIf(isInstalled(language)).each(operations)(`${language}: %s runs as it is printed`, async (operation) => {
    const example = printedExample(operation, language);
    expect(example).toContain('KDR_KEY');
    await writeFile(path.join(folder, file), example);
    const { stdout } = await run(command, [file], {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: folder, ...(await readerOf(operation)) },
    });
    const paper = /^get(Invoice|Receipt)$/.exec(operation)?.[1]?.toLowerCase();
    if (paper) expect((await readFile(path.join(folder, `${paper}.pdf`))).toString()).toMatch(/^%PDF /);
    else expect(stdout).toMatch(/[{[]/);
    // Every problem has one, and PHP does not fail by itself.
    expect(stdout).not.toContain('retryable');
  });
}

it.each(signedExampleLanguages)(
  '%s: a signed bill is raised as it is printed, with the pair that is printed',
  async (language) => {
    const signatures = developerPage('signatures', front.origin, 'en');
    const printed = (id: string) => textOf(signatures.split(`id="${id}" tabindex="0" lang="en"><code>`)[1] ?? '');
    await writeFile(path.join(folder, 'pair.sh'), printed('signing-pair'));
    const { stdout: publicKey } = await run('sh', ['pair.sh'], { cwd: folder });
    const key = await givenKey(1, { mustBeSigned: true });
    const { keyId } = await givenSigningKey(db, { ...key, publicKey });
    const { command, file } = programs[language];
    await writeFile(path.join(folder, file), printed(`signed-${language}`));
    const env = { PATH: process.env.PATH, HOME: folder, KDR_KEY: key.key, SIGNING_KEY: keyId, TPUI: tpui, HEAD: head };
    const { stdout } = await run(command, [file], { cwd: folder, env });
    expect(stdout).toContain('INV-2026-0118');
    const unsigned = { ...env, SIGNING_KEY: '0199a1f0-0000-7000-8000-000000000009' };
    await expect(run(command, [file], { cwd: folder, env: unsigned })).rejects.toMatchObject({
      stdout: expect.stringContaining('/developers/signatures#tsp.signature-unknown-key'),
    });
  },
);

it.each(alwaysRun)('%s: an example that is refused fails', async (language) => {
  const { command, file } = programs[language];
  await writeFile(path.join(folder, file), printedExample('listEvents', language));
  const env = { PATH: process.env.PATH, HOME: folder, KDR_KEY: 'kdr_live_none' };
  await expect(run(command, [file], { cwd: folder, env })).rejects.toMatchObject({
    stdout: expect.stringContaining('/developers#tsp.key-malformed'),
  });
});
