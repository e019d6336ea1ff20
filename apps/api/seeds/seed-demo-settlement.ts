import { createCaseload } from '../src/modules/ground/caseload/index.ts';
import { askRefund } from '../src/modules/money/refunds/ask-refund.ts';
import * as review from '../src/modules/money/review/data/review.repository.ts';
import { reviewOptions } from '../src/modules/money/review/domain/review-options.ts';
import * as differences from '../src/modules/money/settlement/data/differences.repository.ts';
import { compareAll } from '../src/modules/money/settlement/data/reconciliation.repository.ts';
import { beginImport } from '../src/modules/money/settlement/data/settlement-files.repository.ts';
import { proposalOf, sidesOf } from '../src/modules/money/settlement/difference-desk.ts';
import { importFile } from '../src/modules/money/settlement/import-file.ts';
import { readHere } from '../src/modules/money/settlement/reading/read-here.ts';
import { receiveFile } from '../src/modules/money/settlement/receive-file.ts';
import { systemClock } from '../src/platform/clock/clock.ts';
import { addDays, dayOf } from '../src/platform/clock/lagos-day.ts';
import { createDatabase, type Database } from '../src/platform/db/database.ts';
import type { DocumentStore } from '../src/platform/storage/document-store.ts';
import { type ListedPayment, makeSettlementLists } from './demo-world/settlement-lists.ts';

const weeks = 6;

interface Desk {
  readonly db: Database;
  readonly caseload: ReturnType<typeof createCaseload>;
  /** Who proposes, and who decides. */
  readonly admin: string;
  readonly chief: string;
}

/**
 * Settles the last weeks of the demonstration once, by the service's own doors: files are received, imported and compared, and some of
 * what differs is on somebody's desk. Answers how many files, or undefined when they were there.
 */
export async function seedDemoSettlement(
  url: string,
  store: DocumentStore,
  now = systemClock.now(),
): Promise<number | undefined> {
  const db = createDatabase(url, { max: 4, name: 'portal-seed' });
  const turn = await db.$client.connect();
  try {
    // Two starts at once: the second waits here, and then finds the files.
    await turn.query('select pg_advisory_lock(4005002)');
    if ((await db.$client.query('select from settlement_files limit 1')).rowCount) return undefined;
    const desk: Desk = {
      db,
      caseload: createCaseload({ db, clock: { now: () => now } }),
      admin: await personOf(db, 'admin@demo.test'),
      chief: await personOf(db, 'superadmin@demo.test'),
    };
    const today = dayOf(now);
    const from = addDays(today, -7 * weeks);
    await db.$client.query(
      `update settlement_sources set expected_from = least(expected_from, $1::date) where id = 'remita'`,
      [from],
    );
    // Its lists begin today: those of the weeks before, with a payment in some of them, are nobody's to wait for.
    await db.$client.query(
      `update settlement_sources set expected_from = greatest(expected_from, $1::date) where id = 'interswitch'`,
      [today],
    );
    const files = makeSettlementLists(await listedPayments(db, from), today);
    for (const { source, name, text } of files) {
      const bytes = Buffer.from(text);
      const { id } = await receiveFile({ db, store }, { source, bytes, name, by: desk.admin });
      const { columns } = await readHere.look({ bytes, source, chosen: null, remembered: null, today });
      await beginImport(db, id, columns, desk.chief);
      await importFile({ db, store, clock: { now: () => now }, reader: readHere }, id);
    }
    await compareAll(db, today, desk.admin);
    await decideDifferences(desk);
    await decideMoney(desk);
    await askForRefunds(desk);
    await compareAll(db, today, desk.admin);
    // Nobody waits for news of a history that is made at once.
    await db.$client.query('update outbox set dispatched_at = created_at, attempts = 1 where dispatched_at is null');
    return files.length;
  } finally {
    // Its lock goes with it.
    turn.release(true);
    await db.$client.end();
  }
}

async function personOf({ $client }: Database, email: string): Promise<string> {
  const { rows } = await $client.query<{ id: string }>(
    `select id from users where email = $1 and status <> 'deleted'`,
    [email],
  );
  if (!rows[0]) throw new Error('The demonstration accounts come first');
  return rows[0].id;
}

async function listedPayments({ $client }: Database, from: string): Promise<ListedPayment[]> {
  const { rows } = await $client.query<ListedPayment>(
    `select s.provider_ref as reference, i.order_id as "orderId", s.amount_kobo as "amountKobo", s.paid_on::text as "paidOn",
       s.due_on::text as "dueOn", p.channel
     from payment_settlements s join payments p on p.id = s.payment_id join payment_intents i on i.id = p.intent_id
     where s.provider = 'remita' and s.state = 'awaited' and s.paid_on >= $1 order by s.paid_on, p.paid_at, p.provider_txn_ref`,
    [from],
  );
  return rows;
}

/** The smallest slip waits for a second person; the other one was given up by two. */
async function decideDifferences({ db, caseload, admin, chief }: Desk): Promise<void> {
  const { rows } = await db.$client.query<{ id: string }>(
    `select id::text as id from settlement_cases where kind = 'amount-differs' and closed_at is null order by expected_kobo - received_kobo, id limit 2`,
  );
  for (const [index, { id }] of rows.entries())
    await db.transaction(async (tx) => {
      await differences.takeTurn(tx);
      await differences.insertProposal(
        tx,
        id,
        proposalOf(await sidesOf(tx, id), { action: 'write-off', with: [] }),
        admin,
      );
      const which = { kind: 'settlement-difference', subject: `settlement-case:${id}` } as const;
      const reason = index === 0 ? 'A kobo was rounded by the provider' : 'A bank charge of a branch, by their advice';
      const caseVersion = await caseload.versionOf(tx, which);
      await caseload.move(tx, which, { move: 'propose', caseVersion, userId: admin, reason });
      if (index === 0) return;
      const waiting = await differences.waitingProposal(tx, id);
      await caseload.move(tx, which, {
        move: 'approve',
        caseVersion: caseVersion + 1,
        userId: chief,
        reason: 'The advice was seen',
      });
      await differences.enactProposal(tx, waiting?.id ?? '', chief);
    });
}

/** Of the money under review: one amount was kept as credit by two persons, and another decision waits. */
async function decideMoney({ db, caseload, admin, chief }: Desk): Promise<void> {
  const { rows } = await db.$client.query<{ id: string }>(
    `select c.id::text as id from review_cases c join bills b on b.id = c.bill_id
     where c.resolved_at is null and held_kobo(c.payment_id) > 0 and b.payer_tpui is not null
       and c.opened_at < clock_timestamp() - interval '20 days' and not exists (select from users u where u.tpui = b.payer_tpui)
     order by c.opened_at desc, c.id limit 2`,
  );
  for (const [index, { id }] of rows.entries())
    await db.transaction(async (tx) => {
      const found = await review.readReviewCase(tx, id);
      if (!found) throw new Error('A case of the demonstration cannot be read');
      const { options } = reviewOptions(found.facts);
      const option = options.find(({ key }) => key === 'credit');
      if (!option) return;
      await review.insertProposal(tx, id, option, admin);
      const which = { kind: 'money-review', subject: `review-case:${id}` } as const;
      const caseVersion = await caseload.versionOf(tx, which);
      await caseload.move(tx, which, {
        move: 'propose',
        caseVersion,
        userId: admin,
        reason: 'The payer wishes to keep it for later bills',
      });
      const waiting = await review.waitingProposal(tx, id);
      if (index > 0 || !waiting) return;
      await caseload.move(tx, which, {
        move: 'approve',
        caseVersion: caseVersion + 1,
        userId: chief,
        reason: 'Their note is with the case',
      });
      await review.enactDecision(tx, waiting, chief);
    });
}

/** Two payers asked at a counter for money back. */
async function askForRefunds({ db, caseload, admin }: Desk): Promise<void> {
  const { rows } = await db.$client.query<{ reference: string }>(
    `select b.reference from receipts r join bills b on b.id = r.bill_id join payments p on p.id = r.payment_id
     where b.standing = 'paid' and p.disposition = 'receipted' and b.payer_tpui is not null
       and not exists (select from users u where u.tpui = b.payer_tpui)
       and r.issued_at between clock_timestamp() - interval '30 days' and clock_timestamp() - interval '10 days'
     order by r.amount_kobo, b.reference limit 2`,
  );
  for (const [index, { reference }] of rows.entries())
    await askRefund(
      { db, caseload },
      {
        requestId: `00000000-0000-4000-8000-00000000520${index}`,
        billReference: reference,
        cause: index === 0 ? 'wrong-bill' : 'not-provided',
        explanation: index === 0 ? 'The vehicle was sold before the year began.' : 'The shop was never handed over.',
        account: null,
      },
      { userId: admin, as: 'staff' },
    );
}
