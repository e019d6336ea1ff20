import { randomUUID } from 'node:crypto';
import type { ModuleWork } from '../../../../platform/jobs/module-work.ts';
import { caseVersionOf } from '../../../../testing/case-version-of.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createDeadlines } from '../../calendar/index.ts';
import { type Caseload, caseloadModule, createCaseload } from '../../caseload/index.ts';
import { lookupsModule } from '../../lookups/index.ts';
import { createOfficeReader, officesModule } from '../index.ts';

/** Offices with the queue in which they are decided, on a real database. */
export async function officesTestApp(now: string) {
  const { db, owner, ownerUrl } = await createTestDatabase();
  const parts: { caseload?: Caseload; work?: ModuleWork } = {};
  const started = await startModule(db, now, (app, { clock }) => {
    const caseload = createCaseload({ db, clock });
    parts.caseload = caseload;
    const offices = createOfficeReader(db);
    parts.work = officesModule(app, { db, clock, caseload, offices, contact: { email: null, telephone: null } });
    lookupsModule(app, { db, widgetScripts: {} });
    caseloadModule(app, { db, clock, caseload, deadlines: createDeadlines({ db, clock }) });
  });
  const { call } = started;
  const rows = async <Row>(text: string, values: readonly unknown[] = []) =>
    (await db.$client.query(text, [...values])).rows as Row[];
  let taxpayers = 0;
  return {
    ...{ db, owner, ownerUrl, rows },
    ...started,
    propose: (body: object, as?: string) =>
      call('POST', '/tax-offices/proposals', { body, ...(as !== undefined && { as }) }),
    decide: async (workId: string, as: string, move = 'approve') =>
      call('POST', `/work/${workId}/moves`, {
        as,
        body: { caseVersion: await caseVersionOf(db, workId), move, reason: 'As the board decided' },
      }),
    /** What happens every minute. */
    closeDue: () => parts.work?.periodic?.[0]?.run(new AbortController().signal),
    async givenTaxpayer(officeId: number): Promise<string> {
      taxpayers += 1;
      const tpui = `KD-OFFICE-${taxpayers}`;
      await rows(
        `insert into taxpayers (tpui, name, phone, category_id, standing, registered_on, home_office_id, home_office_source)
         values ($1, 'Musa', '', 1, 'known', '2026-01-01', $2, 'chosen')`,
        [tpui, officeId],
      );
      return tpui;
    },
    givenCase: (officeId: number, tpui?: string) =>
      db.transaction((tx) =>
        (parts.caseload as Caseload).open(tx, {
          ...{ kind: 'declaration-check', subject: `declaration:${randomUUID()}`, reference: 'CD1', officeId, tpui },
        }),
      ),
    async givenEnquiry(officeId: number): Promise<string> {
      const [made] = await rows<{ id: string }>(
        `insert into enquiries (reference, request_id, topic, office_id, name, email, message, language)
         values ($1, uuidv7(), 'other', $2, 'Musa', 'musa@demo.test', 'When are you open?', 'en') returning id`,
        [randomUUID(), officeId],
      );
      return made?.id ?? '';
    },
    async givenConsultant(officeId: number): Promise<void> {
      await rows(
        `insert into consultants (name, title, office_id, topics, modes) values ('Hauwa', '{"en": "", "ha": ""}', $1, '{paye}', '{phone}')`,
        [officeId],
      );
    },
  };
}
