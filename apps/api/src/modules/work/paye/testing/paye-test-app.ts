import { generateKeyPairSync } from 'node:crypto';
import { afterAll, expect } from 'vitest';
import type { Clock } from '../../../../platform/clock/clock.ts';
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
import { payeModule } from '../index.ts';

/** ₦100,000 a month: ₦5,000 of tax by the law of 2026. */
export const payeRow = (change: object = {}) => ({
  ...{ staffNumber: '1', name: 'Amina Bello', taxId: '', stateId: 19, grossKobo: 10_000_000, pensionKobo: 0 },
  ...{ housingFundKobo: 0, healthInsuranceKobo: 0, yearlyRentKobo: 0, deductedKobo: 500_000, ...change },
});

/** The module with the cases and the papers it needs, on 23 November 2026. */
export async function startPaye(db: Database, now = '2026-11-23T08:00:00Z') {
  const press = createDocumentPress({ log: createLogger({ level: 'silent' }), threads: 1 });
  afterAll(() => press.close());
  const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const signer = createReceiptSigner(receiptKeysOf(key, []));
  const issuer = {
    ...{ name: 'Kaduna State Internal Revenue Service', address: 'Kaduna State' },
    ...{ portalOrigin: 'https://pay.example.gov.ng', demonstration: true },
  };
  const shared: { clock?: Clock } = {};
  const app = await startModule(db, now, (server, { clock }) => {
    const caseload = createCaseload({ db, clock });
    caseloadModule(server, { db, clock, caseload, deadlines: createDeadlines({ db, clock }) });
    creditModule(server, { db, clock, caseload, askAboutBill: async () => {} });
    plansModule(server, { db, clock, caseload, askAboutBill: async () => {} });
    payeModule(server, { db, clock, caseload, press, signer, issuer });
    shared.clock = clock;
  });
  const save = (as: string, month: string, rows: object[]) =>
    app.call('PUT', '/paye/draft', { as, body: { month, rows } });

  return {
    ...app,
    signer,
    clock: shared.clock as Clock,
    save,
    /** Saves and files a month; answers the schedule with its bill. */
    async filed(as: string, month: string, rows: object[]) {
      const { id, dueKobo, savedAt, ...rest } = (await save(as, month, rows)).json();
      const body = { scheduleId: id, dueKobo, savedAt, declarationVersion: 1 };
      const answer = await app.call('POST', '/paye/filings', { as, body });
      expect(answer.statusCode).toBe(200);
      return { ...rest, id, dueKobo, savedAt, ...(answer.json() as { billReference: string; differenceKobo: number }) };
    },
    /** Money that a provider confirmed: the bill has its receipt. */
    async paid(billReference: string, at?: string): Promise<void> {
      const { rows } = await db.$client.query<{ id: string; totalKobo: number }>(
        `select id, total_kobo::float8 as "totalKobo" from bills where reference = $1`,
        [billReference],
      );
      const [bill] = rows;
      if (!bill) throw new Error(`No bill ${billReference}`);
      const intent = await givenIntent(db, { ...bill, reference: billReference });
      await db.$client.query(
        `select confirm_payment($1, $2, $3, 'card', coalesce($4::timestamptz, now()), 'requery', greatest(now(), coalesce($4::timestamptz, now())))`,
        [intent.id, intent.providerRef, bill.totalKobo, at],
      );
    },
  };
}
