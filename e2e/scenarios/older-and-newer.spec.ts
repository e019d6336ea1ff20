import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseApp, releaseStore } from '@portal/federation/release';
import { repositoryRoot, startService } from '@portal/local-stack';
import { expect, test } from '../actors/payer.ts';
import { controlUrl, firstPort, origin, ports, sandboxUrl } from '../world/addresses.ts';
import { givenBill, moneyOf } from '../world/bills.ts';
import { browserOptions } from '../world/browser-options.ts';
import { olderApps } from '../world/older-apps.ts';

/** A second gateway before the same API, on releases of its own; the browser takes it for the portal's one address. */
const port = firstPort + 7;
test.use({ launchOptions: browserOptions(`--host-resolver-rules=MAP ${new URL(origin).host} 127.0.0.1:${port}`) });
test.describe.configure({ timeout: 240_000 });

const today = (app: string) => join(repositoryRoot, 'apps', app);

for (const { title, older, appFolders } of [
  {
    title: 'Payments built from older sources take money under today’s shell',
    older: 'payments',
    appFolders: () => [today('shell'), olderApps().payments],
  },
  {
    title: 'Today’s payments take money under a shell built from older sources',
    older: 'shell',
    appFolders: () => [olderApps().shell, today('payments')],
  },
]) {
  test(title, async ({ payer, complaints }) => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-two-ages-'));
    const releasesDir = join(folder, 'releases');
    await test.step('Given nothing but the two of them', async () => {
      for (const appFolder of appFolders()) await releaseApp({ appFolder, releasesDir, skipBuild: true });
      expect(readdirSync(releasesDir).sort()).toEqual(['payments', 'shell']);
      const { releasesDir: live } = (await (await fetch(controlUrl)).json()) as { releasesDir: string };
      expect(releaseStore(releasesDir).current(older)?.release).not.toBe(releaseStore(live).current(older)?.release);
    });
    const gateway = await startService(
      {
        name: 'gateway',
        entry: 'apps/gateway/src/main.ts',
        env: {
          PORT: String(port),
          RELEASES_DIR: releasesDir,
          API_ORIGIN: `http://127.0.0.1:${ports.api}`,
          PORTAL_ORIGIN: origin,
          PAYMENT_SCRIPT_ORIGINS: sandboxUrl,
        },
        readyUrl: `http://127.0.0.1:${port}/livez`,
      },
      folder,
    );
    try {
      const bill = await givenBill();
      await test.step('When a bill is opened and paid', async () => {
        await payer.opensBill(bill);
        await payer.startsThePage();
        await payer.choosesToPay();
        await payer.proceeds();
        await payer.paysByCard();
      });
      await test.step('Then it is confirmed live, and the receipt follows', async () => {
        await payer.seesConfirmation();
        await payer.continuesToTheReceipt();
        await payer.seesReceipt(bill);
      });
      expect(await moneyOf(bill.reference)).toMatchObject({ receipts: 1, payments: 1 });
      expect(complaints).toEqual([]);
    } finally {
      await gateway.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
