import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { afterAll, expect } from 'vitest';
import type { Database } from '../../../../platform/db/database.ts';
import { receiptKeysOf } from '../../../../platform/keys/receipt-keys.ts';
import { createLogger } from '../../../../platform/logging/create-logger.ts';
import { givenIntent } from '../../../../testing/given.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createCaseload } from '../../../ground/caseload/index.ts';
import { createOpenEnquiry } from '../../../ground/enquiries/index.ts';
import { createDocumentPress } from '../../../ground/papers/index.ts';
import { createReceiptSigner } from '../../../money/receipts/index.ts';
import { creditModule } from '../../credit/index.ts';
import { obligationsModule } from '../../obligations/index.ts';
import { payeModule } from '../../paye/index.ts';
import { returnsModule } from '../index.ts';

/** A hotel's month: ₦3,000,000 taxed, ₦150,000 of tax. */
export const hotelMonth = { roomsKobo: 250_000_000, mealsKobo: 60_000_000, eventsKobo: 0, refundsKobo: 10_000_000 };

interface Said {
  readonly kind: 'consumption-tax' | 'direct-assessment';
  readonly period: string;
  readonly answers: object;
  readonly reasons?: object;
}

/** The module with the duties, PAYE and papers it needs, on 28 November 2026 unless said. */
export async function startReturns(db: Database, now = '2026-11-28T08:00:00Z') {
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
    creditModule(server, { db, clock, caseload, askAboutBill: async () => {} });
    obligationsModule(server, { db, clock, caseload });
    payeModule(server, { db, clock, caseload, press, signer, issuer });
    const openEnquiry = createOpenEnquiry({ db, jobs: { enqueue: async () => {} } });
    returnsModule(server, { db, clock, caseload, press, signer, issuer, openEnquiry });
  });
  const preview = (as: string, { reasons = {}, ...said }: Said) =>
    app.call('POST', '/returns/previews', { as, body: { reasons, ...said } });

  return {
    ...app,
    signer,
    preview,
    open: (as: string, { kind, period }: Pick<Said, 'kind' | 'period'>) =>
      app.call('GET', `/returns/opening?kind=${kind}&period=${period}`, { as }),
    save: (as: string, said: Said, readRevision: number | null) =>
      app.call('PUT', '/returns/draft', { as, body: { reasons: {}, ...said, readRevision } }),
    /** What the form sends after its last look. */
    async lookedAt(as: string, said: Said, more: object = {}) {
      const looked = await preview(as, said);
      expect(looked.statusCode).toBe(200);
      const { figures, toBillKobo } = looked.json();
      return {
        ...{ reasons: {}, ...said, submissionId: randomUUID(), readVersion: null, declarationVersion: 1 },
        shown: { fingerprint: figures.fingerprint, balanceKobo: figures.balanceKobo, toBillKobo },
        ...more,
      };
    },
    file: (as: string, body: object) => app.call('POST', '/returns/filings', { as, body }),
    /** A bill is paid by card, in full. */
    async pay(billReference: string): Promise<void> {
      const { rows } = await db.$client.query<{ id: string; reference: string; totalKobo: number }>(
        `select id, reference, total_kobo::float8 as "totalKobo" from bills where reference = $1`,
        [billReference],
      );
      const [bill] = rows;
      if (!bill) throw new Error(`There is no bill ${billReference}`);
      const intent = await givenIntent(db, bill);
      await db.$client.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
        ...[intent.id, intent.providerRef, bill.totalKobo],
      ]);
    },
    async tpuiOf(userId: string): Promise<string> {
      const { rows } = await db.$client.query<{ tpui: string }>('select tpui from users where id = $1', [userId]);
      return rows[0]?.tpui ?? '';
    },
    /** How many returns of somebody are filed, and how many bills they have. */
    async kept(userId: string): Promise<{ readonly returns: number; readonly bills: number }> {
      const { rows } = await db.$client.query<{ returns: number; bills: number }>(
        `select (select count(*)::int from filed_returns f where f.tpui = u.tpui) as returns,
           (select count(*)::int from bills b where b.payer_tpui = u.tpui) as bills from users u where u.id = $1`,
        [userId],
      );
      return rows[0] ?? { returns: -1, bills: -1 };
    },
  };
}
