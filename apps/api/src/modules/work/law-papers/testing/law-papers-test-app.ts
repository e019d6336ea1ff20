import { generateKeyPairSync } from 'node:crypto';
import type { LawPaperSubject } from '@portal/contracts';
import { afterAll, expect } from 'vitest';
import type { Database } from '../../../../platform/db/database.ts';
import type { ModuleWork } from '../../../../platform/jobs/module-work.ts';
import { receiptKeysOf } from '../../../../platform/keys/receipt-keys.ts';
import { createLogger } from '../../../../platform/logging/create-logger.ts';
import { caseVersionOf } from '../../../../testing/case-version-of.ts';
import { givenBill } from '../../../../testing/given.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createDeadlines } from '../../../ground/calendar/index.ts';
import { caseloadModule, createCaseload } from '../../../ground/caseload/index.ts';
import { createDocumentPress } from '../../../ground/papers/index.ts';
import { createReceiptSigner } from '../../../money/receipts/index.ts';
import { assessmentsModule } from '../../assessments/index.ts';
import { demandsModule } from '../../demands/index.ts';
import { objectionsModule } from '../../objections/index.ts';
import { penaltiesModule } from '../../penalties/index.ts';
import { lawPapersModule } from '../index.ts';

/** A hotel's October: ₦150,000 of tax. */
const judged = {
  ...{ returnKind: 'consumption-tax', period: '2026-10', basis: 'best-of-judgement', method: 'records' },
  reason: 'No return came in for October, and guests were there on each of our three visits',
  sources: [{ from: 'Visit of the hotel', day: '2026-10-14', says: '24 of 30 rooms let' }],
  comparables: [],
  lines: [
    { says: 'Estimated sales', how: '24 rooms × 31 nights', amountKobo: 300_000_000, counts: 'shown' },
    { says: 'Consumption tax', how: '₦3,000,000 × 5 %', amountKobo: 15_000_000, counts: 'added' },
  ],
};
const fiveItems = {
  issues: [{ text: 'Refunds to guests were counted as sales', valueKobo: 60_000_000 }],
  amendment: 'The tax should be what my books say',
  justification: 'The papers of the bank show each refund',
  incomeKobo: 2_080_000_000,
  isTrue: true,
};

/** The law's half with its papers, people of one office, and real signatures and PDFs. */
export async function startLawPapers({ db, owner }: { readonly db: Database; readonly owner: Database }) {
  const press = createDocumentPress({ log: createLogger({ level: 'silent' }), threads: 1 });
  afterAll(() => press.close());
  const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const signer = createReceiptSigner(receiptKeysOf(key, []));
  const issuer = {
    ...{ name: 'Kaduna State Internal Revenue Service', address: 'Kaduna State' },
    ...{ portalOrigin: 'https://pay.example.gov.ng', demonstration: true },
  };
  const parts: { work?: ModuleWork } = {};
  const app = await startModule(db, new Date().toISOString(), (server, { clock }) => {
    const caseload = createCaseload({ db, clock });
    const askAboutBill = async () => {};
    caseloadModule(server, { db, clock, caseload, deadlines: createDeadlines({ db, clock }) });
    assessmentsModule(server, { db, clock, caseload });
    parts.work = objectionsModule(server, { db, clock, caseload, askAboutBill });
    demandsModule(server, { db, caseload, askAboutBill });
    penaltiesModule(server, { db, caseload });
    lawPapersModule(server, { db, signer, press, issuer });
  });
  const [officer, manager, director] = [
    await app.staffMember('Tax Officer', 6),
    await app.staffMember('Tax Office Manager', 6),
    await app.staffMember('Tax Office Director', 6),
  ];
  const query = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await db.$client.query<Row>(text, values)).rows;
  const move = async (subject: string, made: string, as: string, reason = 'As the papers show') => {
    const [{ id } = { id: '' }] = await query<{ id: string }>('select id from work_items where subject = $1', [
      subject,
    ]);
    const body = { move: made, reason, caseVersion: await caseVersionOf(db, id) };
    const answer = await app.call('POST', `/work/${id}/moves`, { as, body });
    expect(answer.statusCode, answer.body).toBe(200);
  };

  const moveDemand = async (id: string, made: string, as: string, reason?: string) => {
    const caseVersion = await caseVersionOf(db, `demand:${id}`);
    const body = { move: made, caseVersion, ...(reason && { reason }) };
    const answer = await app.call('POST', `/demand-notices/${id}/moves`, { as, body });
    expect(answer.statusCode, answer.body).toBe(200);
  };

  return {
    ...app,
    ...{ signer, officer, manager, director, query, move },
    /** A taxpayer of the office, who signs in. */
    async given(): Promise<{ readonly id: string; readonly tpui: string }> {
      const id = await app.taxpayer();
      const [row] = await query<{ tpui: string }>(
        `update taxpayers set home_office_id = 6, home_office_source = 'confirmed' where user_id = $1 returning tpui`,
        [id],
      );
      return { id, tpui: row?.tpui ?? '' };
    },
    /** Proposed by the officer, approved by the manager. */
    async approved(tpui: string): Promise<{ readonly id: string; readonly number: string }> {
      const { id, number } = (
        await app.call('POST', '/assessments', { as: officer, body: { tpui, ...judged } })
      ).json();
      await move(`assessment:${id}`, 'approve', manager);
      return { id, number };
    },
    async served(id: string, service: object = {}) {
      const caseVersion = await caseVersionOf(db, `assessment:${id}`);
      const body = { caseVersion, how: 'electronic', at: null, place: '', ...service };
      const answer = await app.call('POST', `/assessments/${id}/service`, { as: officer, body });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json();
    },
    /** Objects to an assessment as its taxpayer. Answers its id. */
    async lodged(assessment: string, as: string): Promise<string> {
      const body = { ...fiveItems, admittedKobo: 5_000_000, assessment };
      const answer = await app.call('POST', '/account/objections', { as, body });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().id;
    },
    /** Ninety-one days go by, as only the owner of the tables can say, and the law decides. */
    lapse: async (id: string) => {
      await owner.$client.query(
        `do $$ begin
           alter table objections disable trigger objections_guard;
           update objections set lodged_at = lodged_at - interval '91 days', lodged_on = lodged_on - 91, last_day = last_day - 91 where id = '${id}';
           alter table objections enable trigger objections_guard;
         end $$`,
      );
      await parts.work?.periodic?.[0]?.run(new AbortController().signal);
      expect((await query('select state from objections where id = $1', [id]))[0]).toEqual({ state: 'upheld-by-law' });
    },
    /** A bill of a filed return that was due a month ago. */
    async owes(tpui: string) {
      const [{ day } = { day: '' }] = await query<{ day: string }>('select (lagos_today() - 40)::text as day');
      const bill = await givenBill(db, { tpui, lines: [500_000], issuedOn: day, dueAfterDays: 10 });
      await query(`select mark_law_bill($1, 'assessment', gen_random_uuid(), lagos_today())`, [bill.id]);
      return bill;
    },
    /** Prepared by the officer, approved and issued by the manager. */
    async demanded(tpui: string, billIds: readonly string[]): Promise<string> {
      const body = { tpui, billIds };
      const { id } = (await app.call('POST', '/demand-notices', { as: officer, body })).json();
      for (const made of ['approve', 'issue']) await moveDemand(id, made, manager);
      return id;
    },
    async demandServed(id: string): Promise<void> {
      const caseVersion = await caseVersionOf(db, `demand:${id}`);
      const body = { caseVersion, how: 'electronic', at: null, place: '', proof: '' };
      const answer = await app.call('POST', `/demand-notices/${id}/service`, { as: officer, body });
      expect(answer.statusCode, answer.body).toBe(200);
    },
    demandEnds: (id: string, as: string, reason: string) => moveDemand(id, 'end', as, reason),
    /** For a month of consumption tax that was filed late: proposed by the officer, billed by the manager. */
    async penaltyBilled(tpui: string): Promise<{ readonly id: string; readonly number: string }> {
      await query(
        `insert into obligations (tpui, kind, period_from, due_on, filed_on)
         values ($1, 'consumption-tax-month', '2026-03-01', '2026-04-20', '2026-06-20')`,
        [tpui],
      );
      const found = await app.call('GET', `/penalties/latenesses?tpui=${tpui}`, { as: officer });
      const [late] = found.json().latenesses;
      const body = { tpui, lateness: late.id, totalKobo: late.totalKobo };
      const made = (await app.call('POST', '/penalties', { as: officer, body })).json();
      await move(`penalty:${made.id}`, 'bill', manager);
      return made;
    },
    papers: async (of: LawPaperSubject, id: string, as: string = officer) =>
      (await app.call('GET', `/law-papers?of=${of}&id=${id}`, { as })).json().papers,
    ownPapers: async (of: LawPaperSubject, id: string, as: string) =>
      (await app.call('GET', `/cases/papers?of=${of}&id=${id}`, { as })).json().papers,
    /** What is printed on it beside its number. */
    codeOf: async (number: string) =>
      (await query<{ code: string }>('select code from law_papers where number = $1', [number]))[0]?.code ?? '',
  };
}
