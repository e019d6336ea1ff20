import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { createCaseload } from '../src/modules/ground/caseload/index.ts';
import { insertCampaign } from '../src/modules/reading/reminders/data/campaigns.repository.ts';
import { decideText, insertText, noteTest } from '../src/modules/reading/reminders/data/texts.repository.ts';
import { systemClock } from '../src/platform/clock/clock.ts';
import { createDatabase, type Transaction } from '../src/platform/db/database.ts';
import { demoOfficeId } from './demo-world/employers.ts';

// native reviewer: the Hausa is ours.
const unpaid = {
  en: {
    subject: 'Bills that are not paid',
    mail: 'Dear {name}, some of your bills are past their day. Your account shows which, and how to pay in parts.',
    message: 'Dear {name}, some of your bills are past their day. Look into your account of the portal.',
  },
  ha: {
    subject: 'Bil da ba a biya ba',
    mail: 'Zuwa ga {name}, lokacin wasu daga bil ɗinka ya wuce. Asusunka yana nuna su, da yadda ake biya kashi-kashi.',
    message: 'Zuwa ga {name}, lokacin wasu daga bil ɗinka ya wuce. Duba asusunka na tashar.',
  },
};
const coming = {
  en: {
    subject: 'A return is due soon',
    mail: 'Dear {name}, your {duty} of {period} is due on {day}.',
    message: 'Dear {name}, your {duty} of {period} is due on {day}.',
  },
  ha: {
    subject: 'Ranar bayani ta kusa',
    mail: 'Zuwa ga {name}, ranar {duty} na {period} ita ce {day}.',
    message: 'Zuwa ga {name}, ranar {duty} na {period} ita ce {day}.',
  },
};

/**
 * Texts of reminders of the demonstration: one that was approved, one that waits; and a reminder to those who owe that another person approves. Once;
 * answers how many of them. Nothing goes out before somebody approves it.
 */
export async function seedDemoReminders(url: string, now = systemClock.now()): Promise<number> {
  const db = createDatabase(url, { max: 3, name: 'portal-seed' });
  const client = await db.$client.connect();
  try {
    return await drizzle({ client }).transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(4005018)`);
      if ((await tx.execute(sql`select from reminder_texts limit 1`)).rowCount) return 0;
      const [officer, manager] = [await idOf(tx, 'tax-officer'), await idOf(tx, 'tax-office-manager')];
      const caseload = createCaseload({ db, clock: { now: () => now } });
      const write = async (code: string, purpose: 'bills-unpaid' | 'duty-coming', wordings: typeof unpaid) => {
        const made = await insertText(tx, { code, purpose, wordings, officeId: demoOfficeId, by: officer, at: now });
        if (!made) throw new Error(`The text ${code} is there already`);
        const work = { kind: 'reminder-text', subject: `reminder-text:${made.id}` } as const;
        const reference = `${code} ${made.version}`;
        await caseload.open(tx, { ...work, reference, officeId: demoOfficeId, userId: officer });
        return { id: made.id, work };
      };
      const text = await write('bills-unpaid', 'bills-unpaid', unpaid);
      await write('return-coming', 'duty-coming', coming);
      await noteTest(tx, text.id, now);
      await caseload.move(tx, text.work, {
        ...{ move: 'approve', userId: manager, caseVersion: await caseload.versionOf(tx, text.work) },
      });
      await decideText(tx, text.id, { state: 'approved', by: manager, at: now });
      await remindOf(tx, { textId: text.id, caseload, officer, now });
      return 3;
    });
  } finally {
    client.release();
    await db.$client.end();
  }
}

interface Reminding {
  readonly textId: string;
  readonly caseload: ReturnType<typeof createCaseload>;
  readonly officer: string;
  readonly now: Date;
}

const mostPeople = 40;

/** To those of the office who owe by bills of this month, by mail in English. */
async function remindOf(tx: Transaction, { textId, caseload, officer, now }: Reminding): Promise<void> {
  const { rows } = await tx.execute<{ tpui: string; bills: number; firstDay: string; today: string; oldest: string }>(
    sql`select t.tpui, count(*)::int as bills, (lagos_today() - 31)::text as "firstDay", lagos_today()::text as today, min(b.issued_on)::text as oldest
      from bills b join taxpayers t on t.tpui = b.payer_tpui
      where b.tax_office_id = ${demoOfficeId} and b.standing = 'open' and b.issued_on between lagos_today() - 31 and lagos_today() and t.merged_into is null
      group by t.tpui order by t.tpui limit ${mostPeople}`,
  );
  const [first] = rows;
  if (!first) return;
  const question = { minDate: first.firstDay, maxDate: first.today, criteria: '' };
  const counts = {
    ...{ rows: rows.length, people: rows.length, alreadyTold: 0, optedOut: 0, noAddress: 0, reached: rows.length },
    ...{ segments: 0, estimateKobo: 0 },
  };
  const { id, number } = await insertCampaign(tx, {
    ...{ textId, channel: 'mail', language: 'en', audience: { of: 'compliance', question }, counts },
    ...{ officeId: demoOfficeId, by: officer, at: now },
  });
  for (const { tpui, oldest } of rows)
    await tx.execute(
      sql`insert into reminder_messages (campaign_id, tpui, text_code, about, due_on)
        values (${id}, ${tpui}, 'bills-unpaid', ${`bills~${first.today.slice(0, 'YYYY-MM'.length)}`}, ${oldest})`,
    );
  await caseload.open(tx, {
    ...{ kind: 'reminder-campaign', subject: `reminder-campaign:${id}`, reference: number, officeId: demoOfficeId },
    userId: officer,
  });
}

async function idOf(tx: Transaction, name: string): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from users where email = ${`${name}@demo.test`} and status <> 'deleted'`,
  );
  if (!rows[0]) throw new Error('The demonstration accounts come first');
  return rows[0].id;
}
