import { randomUUID } from 'node:crypto';
import { communicationTariffKey } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import { writeAudit } from '../src/modules/ground/audit/index.ts';
import { type Caseload, createCaseload } from '../src/modules/ground/caseload/index.ts';
import { createTariffReader } from '../src/modules/ground/content/index.ts';
import { cancelBill } from '../src/modules/money/billing/index.ts';
import {
  createDeclarationsRepository,
  type DeclarationsRepository,
} from '../src/modules/work/communication-infrastructure/data/declarations.repository.ts';
import { assess } from '../src/modules/work/communication-infrastructure/domain/assess.ts';
import { raiseDeclarationBill } from '../src/modules/work/communication-infrastructure/raise-declaration-bill.ts';
import { systemClock } from '../src/platform/clock/clock.ts';
import { dayOf } from '../src/platform/clock/lagos-day.ts';
import { createDatabase, type Transaction } from '../src/platform/db/database.ts';
import { demoDeclarations } from './demo-world/declarations.ts';
import { demoStaffId } from './demo-world/demo-staff.ts';

/** Declarations of masts and fibre with their bills, once, and what staff made of them. Answers how many. */
export async function seedDemoDeclarations(url: string): Promise<number> {
  const db = createDatabase(url, { max: 2, name: 'portal-seed' });
  const declarations = createDeclarationsRepository(db);
  // What follows from a decision is done here, without mails.
  const caseload = createCaseload({ db, clock: systemClock });
  try {
    const tariff = await createTariffReader(db).tariffOn(communicationTariffKey, dayOf(systemClock.now()));
    if (!tariff) throw new Error('The tariffs come first');
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(4005005)`);
      const known = await tx.execute(sql`select from infrastructure_declarations limit 1`);
      if (known.rowCount) return 0;
      const staff = await demoStaffId(tx);
      for (const { declaration, language, outcome } of demoDeclarations) {
        const assessment = assess(declaration, tariff);
        if (!assessment) throw new Error(`The tariff has no amount for something of ${declaration.companyName}`);
        const bill = await raiseDeclarationBill(tx, declaration, assessment);
        const sent = { submissionId: randomUUID(), contentDigest: null };
        const submission = { ...sent, language, declaration, assessment, billId: bill.id };
        const made = await declarations.insert(tx, submission);
        if (!made) continue;
        const subject = `declaration:${made.id}`;
        await caseload.open(tx, { kind: 'declaration-check', subject, reference: made.reference });
        if (outcome) await decide({ declarations, caseload }, tx, { id: made.id, billId: bill.id, staff, outcome });
      }
      return demoDeclarations.length;
    });
  } finally {
    await db.$client.end();
  }
}

interface Decision {
  readonly id: string;
  readonly billId: string;
  readonly staff: string;
  readonly outcome: NonNullable<(typeof demoDeclarations)[number]['outcome']>;
}

interface Deciding {
  readonly declarations: DeclarationsRepository;
  readonly caseload: Caseload;
}

async function decide({ declarations, caseload }: Deciding, tx: Transaction, decision: Decision): Promise<void> {
  const { id, billId, staff, outcome } = decision;
  const work = { kind: 'declaration-check', subject: `declaration:${id}` } as const;
  const caseVersion = await caseload.versionOf(tx, work);
  if (outcome === 'confirmed') {
    await declarations.confirm(tx, id, staff);
    await caseload.move(tx, work, { move: 'confirm', caseVersion, userId: staff });
  } else {
    await cancelBill(tx, billId);
    await declarations.reject(tx, id, staff, outcome.rejectedBecause);
    await caseload.move(tx, work, { move: 'reject', caseVersion, userId: staff, reason: outcome.rejectedBecause });
  }
  const action = `declaration.${outcome === 'confirmed' ? outcome : 'rejected'}` as const;
  await writeAudit(tx, { actor: { userId: staff }, action, subject: `declaration:${id}` });
}
