import type { ReminderCampaign } from '@portal/contracts';
import type { Mail } from '../../../../platform/mail/mailer.ts';
import type { Sms } from '../../../../platform/sms/sms-sender.ts';
import { startModule } from '../../../../testing/module-app.ts';
import type { createTestDatabase } from '../../../../testing/test-database.ts';
import { createDeadlines } from '../../../ground/calendar/index.ts';
import { caseloadModule, createCaseload } from '../../../ground/caseload/index.ts';
import { remindersModule } from '../index.ts';
import type { CampaignDeps } from '../reminders-deps.ts';
import { sendCampaigns } from '../send-campaigns.ts';

type Db = Awaited<ReturnType<typeof createTestDatabase>>['db'];

/** By which the network signs what it reports. */
export const reportSecret = 'a-secret-of-reports';
/** A Wednesday at nine in the morning in Lagos. */
export const openMoment = '2026-12-02T08:00:00Z';

const wording = (subject: string) => ({
  subject,
  mail: 'Dear {name}, your {duty} of {period} was due on {day}.',
  message: 'Dear {name}, your {duty} of {period} was due on {day}. File it in the portal.',
});
export const dutyText = {
  ...{ code: 'consumption-missing', purpose: 'duty-missing' },
  ...{ en: wording('A return is missing'), ha: wording('Akwai bayani da ya ɓace') },
};
/** Consumption tax that was due on 20 March and is not filed. */
export const missingDuties = {
  of: 'duties',
  question: {
    ...{ minDate: '2026-03-01', maxDate: '2026-03-31' },
    ...{ status: 'missing', duty: 'consumption-tax-month' },
  },
};

/** The module with its cases and people of office 6; what goes out is kept, and may be made to fail. */
export async function startCampaigns(db: Db) {
  const sent: { readonly mails: Mail[]; readonly texts: Sms[] } = { mails: [], texts: [] };
  const ways = {
    mail: async (mail: Mail) => void sent.mails.push(mail),
    text: async (sms: Sms) => {
      sent.texts.push(sms);
      return { reference: `network-${sent.texts.length}-${sms.to}` };
    },
  };
  let deps: CampaignDeps | undefined;
  const app = await startModule(db, openMoment, (api, given) => {
    const { clock } = given;
    const caseload = createCaseload({ db, clock });
    caseloadModule(api, { db, clock, caseload, deadlines: createDeadlines({ db, clock }) });
    deps = {
      ...given,
      caseload,
      mailer: { send: (mail) => ways.mail(mail), close: () => {} },
      messages: { segmentKobo: 400, reportSecret, send: (sms) => ways.text(sms) },
    };
    remindersModule(api, deps);
  });
  const query = async <R extends object>(text: string, values: readonly unknown[] = []) =>
    (await db.$client.query<R>(text, [...values])).rows;
  const [officer, manager, director] = [
    await app.staffMember('Tax Officer'),
    await app.staffMember('Tax Office Manager'),
    await app.staffMember('Tax Office Director'),
  ];

  /** Taxpayers of office 6 whose February of consumption tax is missing, by their TPUI. */
  async function givenMissing(count: number, name = 'Amina Bello'): Promise<readonly string[]> {
    const [first = '', ...rest] = name.split(' ');
    const people = await query<{ tpui: string }>(
      `with people as (
         insert into users (email, first_name, last_name, email_verified_at, tpui)
         select gen_random_uuid() || '@example.test', $2, $3, now(), next_tpui() from generate_series(1, $1::int) returning id, tpui
       ), roles as (
         insert into user_roles (user_id, role_name, position) select id, 'Individual', 1 from people
       )
       select tpui from people`,
      [count, first, rest.join(' ')],
    );
    const tpuis = people.map(({ tpui }) => tpui);
    await query(
      `update taxpayers set home_office_id = 6, home_office_source = 'confirmed', phone = '0803' || lpad((hashtext(tpui) & 8388607)::text, 7, '0')
       where tpui = any ($1)`,
      [tpuis],
    );
    await query(
      `insert into obligations (tpui, kind, period_from, due_on) select t, 'consumption-tax-month', '2026-02-01', '2026-03-20' from unnest($1::text[]) t`,
      [tpuis],
    );
    return tpuis;
  }

  async function move(workId: string, made: string, as: string, reason?: string) {
    const [row] = await query<{ version: number }>(
      'select case_version(kind, subject) as version from work_items where id = $1',
      [workId],
    );
    const body = { move: made, caseVersion: row?.version ?? 1, ...(reason && { reason }) };
    return app.call('POST', `/work/${workId}/moves`, { as, body });
  }

  /** A text that was written, tested and approved by two persons. Answers its id. */
  async function approvedText(text: object = dutyText): Promise<string> {
    const { id, workId } = (await app.call('POST', '/reminder-texts', { as: officer, body: text })).json();
    await app.call('POST', `/reminder-texts/${id}/tests`, { as: officer });
    sent.mails.splice(0);
    await move(workId, 'approve', manager);
    return id;
  }

  const preview = (asked: object, as = officer) =>
    app.call('POST', '/reminder-campaigns/previews', { as, body: asked });
  const propose = async (asked: object, as = officer) => {
    const { people, reached } = (await preview(asked, as)).json();
    return app.call('POST', '/reminder-campaigns', { as, body: { ...asked, shown: { people, reached } } });
  };
  const read = async (id: string, as = officer) =>
    (await app.call('GET', `/reminder-campaigns/${id}`, { as })).json() as ReminderCampaign;
  /** Approved by the Manager; goes out with the next look of a worker. */
  async function approved(asked: object): Promise<string> {
    const { id } = (await propose(asked)).json();
    await move((await read(id)).workId, 'approve', manager);
    return id;
  }
  const send = (signal = new AbortController().signal) => {
    if (!deps) throw new Error('The module is not started');
    return sendCampaigns(deps, signal);
  };
  const outcomes = async (id: string) =>
    Object.fromEntries((await read(id)).outcomes.map(({ outcome, reason, people }) => [reason ?? outcome, people]));

  return {
    ...{ ...app, officer, manager, director, query, sent, ways, givenMissing, move, approvedText },
    ...{ preview, propose, read, approved, send, outcomes },
  };
}
