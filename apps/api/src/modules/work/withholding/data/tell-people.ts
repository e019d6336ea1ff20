import { portalAddress } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';
import { monthInWords, peopleOf } from '../../paye/index.ts';
import type { WithholdingDeps } from '../withholding-deps.ts';

/** Days before the thirtieth on which a payer is told of a month that is not filed, and after it of a draft that was left. */
const soonDays = [7, 1] as const;
const lateDays = 3;
/** Who was late for longer is a matter of their office. */
const lateMost = 40;

interface OpenMonth {
  readonly tpui: string;
  readonly month: string;
  readonly dueOn: string;
  readonly daysLeft: number;
  readonly isDraft: boolean;
}

/**
 * Tells payers of months that are due soon: who has a draft, or filed one of the three months before. Late is a draft alone, as nobody
 * knows of others whether they paid anybody.
 */
export async function remindPayers({ db, clock }: Pick<WithholdingDeps, 'db' | 'clock'>): Promise<void> {
  const today = dayOf(clock.now());
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<OpenMonth & Record<string, unknown>>(
      sql`select p.tpui, to_char(m.month, 'YYYY-MM') as month, d.due_on::text as "dueOn", d.due_on - ${today}::date as "daysLeft",
          exists (select from withholding_schedules s where s.tpui = any (reading.papers_of(p.tpui)) and s.month = m.month::date) as "isDraft"
        from (select distinct reading.lead_of(f.tpui) as tpui
          from (select distinct tpui from withholding_schedules where month > ${today}::date - interval '6 months') f) p
        cross join generate_series(date_trunc('month', ${today}::timestamp) - interval '3 months', date_trunc('month', ${today}::timestamp), interval '1 month') m (month)
        cross join lateral (select reading.due_on('withholding-month', m.month::date) as due_on) d
        where d.due_on - ${today}::date between ${-lateMost}::int and ${soonDays[0]}::int
          and not exists (select from withholding_schedules s where s.tpui = any (reading.papers_of(p.tpui)) and s.month = m.month::date and s.state = 'filed')
          and exists (select from withholding_schedules s where s.tpui = any (reading.papers_of(p.tpui)) and s.month between (m.month - interval '3 months')::date and m.month::date)
        order by p.tpui, m.month`,
    );
    for (const { tpui, month, dueOn, daysLeft, isDraft } of rows) {
      const soon = soonDays.findLast((days) => daysLeft <= days && daysLeft >= 0);
      if (soon === undefined && (daysLeft > -lateDays || !isDraft)) continue;
      await publishNotice(tx, {
        to: await peopleOf(tx, tpui),
        kind: soon === undefined ? 'withholding.late' : 'withholding.due',
        facts: { month: monthInWords(month), day: dueOn },
        path: portalAddress('/user/withholding', { month }),
        occasion: `withholding:${tpui}:${month}:${soon === undefined ? 'late' : `due:${soon}`}`,
      });
    }
  });
}

/** Receipts of the last days are looked at; each beneficiary is told once of a month and a payer. */
const lookBackDays = 3;

/** Tells beneficiaries with an account that a credit note can be had, or that one they may hold claims more than the month says now. */
export async function tellBeneficiaries({ db, clock }: Pick<WithholdingDeps, 'db' | 'clock'>): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { userId, payer, payerTpui, month } of await newlyCredited(tx, clock.now()))
      await publishNotice(tx, {
        to: [userId],
        kind: 'withholding.credited',
        facts: { payer, month: monthInWords(month) },
        path: portalAddress('/user/withholding/credit-notes'),
        occasion: `withholding-note:${payerTpui}:${month}`,
      });
    for (const { userId, payer, payerTpui, month, version } of await newlyLowered(tx))
      await publishNotice(tx, {
        to: [userId],
        kind: 'withholding.note-lowered',
        facts: { payer, month: monthInWords(month) },
        path: portalAddress('/user/withholding/credit-notes'),
        occasion: `withholding-note:${payerTpui}:${month}:lowered:${version}`,
      });
  });
}

interface Credited extends Record<string, unknown> {
  readonly userId: string;
  readonly payer: string;
  readonly payerTpui: string;
  readonly month: string;
}

/** Whose TPUI a payment names, however it is written. */
const accountNamed = sql`reading.lead_of(regexp_replace(upper(translate(r.tax_id, '- ', '')), '^([A-Z]{2})(\\d{4})(\\d{4})(\\d{2})$', '\\1-\\2-\\3-\\4'))`;

/** Of months whose credit waits for a decision: before it is granted, they can say that the amendment is wrong. */
async function newlyLowered(tx: Transaction): Promise<readonly (Credited & { readonly version: number })[]> {
  const { rows } = await tx.execute<Credited & { readonly version: number }>(
    sql`select distinct u.id as "userId", t.name as payer, s.tpui as "payerTpui", to_char(s.month, 'YYYY-MM') as month, s.version
      from paye_credits c join withholding_schedules s on s.id = c.withholding_schedule_id
        cross join lateral withholding_notes_out(s.id) n
        join withholding_rows r on r.schedule_id = n.schedule_id and r.beneficiary = n.beneficiary and r.tax_id <> ''
        join users u on u.tpui = ${accountNamed} join taxpayers t on t.tpui = s.tpui
      where c.state in ('open', 'proposed') and u.status <> 'deleted' order by 1, 3, 4`,
  );
  return rows;
}

async function newlyCredited(tx: Transaction, now: Date): Promise<readonly Credited[]> {
  const { rows } = await tx.execute<Credited>(
    sql`with paid as (
        select distinct x.tpui, x.month from withholding_schedules x join receipts c on c.bill_id = x.bill_id
        where c.issued_at > ${now.toISOString()}::timestamptz - make_interval(days => ${lookBackDays}::int) and withholding_is_receipted(x.tpui, x.month)
      )
      select distinct u.id as "userId", t.name as payer, s.tpui as "payerTpui", to_char(s.month, 'YYYY-MM') as month
      from paid join withholding_schedules s on s.tpui = paid.tpui and s.month = paid.month and s.state = 'filed' and not exists (
          select from withholding_schedules later where later.tpui = s.tpui and later.month = s.month and later.state = 'filed' and later.version > s.version)
        join withholding_rows r on r.schedule_id = s.id and r.due_kobo > 0 and r.tax_id <> ''
        join users u on u.tpui = ${accountNamed}
        join taxpayers t on t.tpui = s.tpui
      where u.status <> 'deleted' order by 1, 3, 4`,
  );
  return rows;
}
