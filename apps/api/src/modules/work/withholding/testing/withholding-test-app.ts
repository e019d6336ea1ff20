import { generateKeyPairSync } from 'node:crypto';
import { afterAll, expect } from 'vitest';
import type { Database } from '../../../../platform/db/database.ts';
import { receiptKeysOf } from '../../../../platform/keys/receipt-keys.ts';
import { createLogger } from '../../../../platform/logging/create-logger.ts';
import { givenIntent } from '../../../../testing/given.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createDeadlines } from '../../../ground/calendar/index.ts';
import { caseloadModule, createCaseload } from '../../../ground/caseload/index.ts';
import { createDocumentPress } from '../../../ground/papers/index.ts';
import { createReceiptSigner } from '../../../money/receipts/index.ts';
import { creditModule } from '../../credit/index.ts';
import { plansModule } from '../../plans/index.ts';
import { withholdingModule } from '../index.ts';

/** ₦1,000,000 for a service of a person of the state: ₦20,000 by the Regulations. */
export const withholdingRow = (change: object = {}) => ({
  ...{ name: 'Amina Bello', taxId: 'KD-7', payee: 'resident-individual', transaction: 'other-services', stateId: 19 },
  ...{ invoice: 'INV-1', grossKobo: 100_000_000, deductedKobo: 2_000_000, ...change },
});

/** The module with the papers it needs, on 23 November 2026. */
export async function startWithholding(db: Database, now = '2026-11-23T08:00:00Z') {
  const press = createDocumentPress({ log: createLogger({ level: 'silent' }), threads: 1 });
  afterAll(() => press.close());
  const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const signer = createReceiptSigner(receiptKeysOf(key, []));
  const issuer = {
    ...{ name: 'Kaduna State Internal Revenue Service', address: 'Kaduna State' },
    ...{ portalOrigin: 'https://pay.example.gov.ng', demonstration: true },
  };
  const app = await startModule(db, now, (server, { clock }) => {
    const caseload = createCaseload({ db, clock });
    caseloadModule(server, { db, clock, caseload, deadlines: createDeadlines({ db, clock }) });
    creditModule(server, { db, clock, caseload, askAboutBill: async () => {} });
    plansModule(server, { db, clock, caseload, askAboutBill: async () => {} });
    return withholdingModule(server, { db, clock, caseload, press, signer, issuer });
  });
  const save = (as: string, rows: object[], { month = '2026-10', payer = 'company' } = {}) =>
    app.call('PUT', '/withholding/draft', { as, body: { month, payer, rows } });

  return {
    ...app,
    signer,
    save,
    /** Saves and files a month; answers the schedule with its bill. */
    async filed(as: string, rows: object[], of: { readonly month?: string; readonly payer?: string } = {}) {
      const { id, dueKobo, savedAt, ...rest } = (await save(as, rows, of)).json();
      const body = { scheduleId: id, dueKobo, savedAt, declarationVersion: 1 };
      const answer = await app.call('POST', '/withholding/filings', { as, body });
      expect(answer.statusCode).toBe(200);
      return { ...rest, id, dueKobo, savedAt, ...(answer.json() as { billReference: string; differenceKobo: number }) };
    },
    /** Money that a provider confirmed: the bill has its receipt. */
    async paid(billReference: string): Promise<void> {
      const { rows } = await db.$client.query<{ id: string; totalKobo: number }>(
        `select id, total_kobo::float8 as "totalKobo" from bills where reference = $1`,
        [billReference],
      );
      const [bill] = rows;
      if (!bill) throw new Error(`No bill ${billReference}`);
      const intent = await givenIntent(db, { ...bill, reference: billReference });
      await db.$client.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
        intent.id,
        intent.providerRef,
        bill.totalKobo,
      ]);
    },
  };
}
