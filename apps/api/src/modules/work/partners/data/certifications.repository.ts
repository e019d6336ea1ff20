import {
  type Certification,
  type CertificationStepId,
  certificationHours,
  certificationStepIds,
} from '@portal/contracts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

type Seen = Readonly<Partial<Record<CertificationStepId, { readonly at: string; readonly requestId: string }>>>;

/** Of test keys, so all of this is in the database of test mode. */
export async function insertCertification(
  db: Database,
  { expertSystemId, keyId, at }: { readonly expertSystemId: number; readonly keyId: string; readonly at: Date },
): Promise<string> {
  const { id } = await tablesOf(db)
    .insertInto('partner_certifications')
    .values({ expert_system_id: expertSystemId, key_id: keyId, started_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const columns = ['id', 'started_at as startedAt', 'passed_at as passedAt'] as const;

function certifications(run: Runner) {
  return tablesOf(run)
    .selectFrom('partner_certifications')
    .select(columns)
    .select(({ ref }) => ref('seen').$castTo<Seen>().as('seen'));
}

export async function findCertification(db: Database, expertSystemId: number, id: string) {
  const row = await certifications(db)
    .where('id', '=', id)
    .where('expert_system_id', '=', expertSystemId)
    .executeTakeFirst();
  return row && present(row);
}

/** The one that passed last, else the newest. */
export async function latestCertification(run: Runner, expertSystemId: number): Promise<Certification | null> {
  const row = await certifications(run)
    .where('expert_system_id', '=', expertSystemId)
    .orderBy('passed_at', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? present(row) : null;
}

/** Into the newest run of this key that is open: what was seen first stays. With the last step it has passed. */
export async function noteSteps(
  db: Database,
  keyId: string,
  steps: readonly CertificationStepId[],
  { at, requestId }: { readonly at: Date; readonly requestId: string },
): Promise<void> {
  const seen = JSON.stringify(Object.fromEntries(steps.map((step) => [step, { at: at.toISOString(), requestId }])));
  const since = new Date(at.getTime() - certificationHours * 3_600_000);
  await tablesOf(db)
    .updateTable('partner_certifications')
    .set(({ ref }) => ({
      seen: sql<string>`${seen}::jsonb || ${ref('seen')}`,
      passed_at: sql<Date>`case when (${seen}::jsonb || ${ref('seen')}) ?& ${sql.val([...certificationStepIds])}::text[] then ${at}::timestamptz end`,
    }))
    .where('passed_at', 'is', null)
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('partner_certifications')
        .select('id')
        .where('key_id', '=', keyId)
        .where('started_at', '>', since)
        .orderBy('id', 'desc')
        .limit(1),
    )
    .execute();
}

/** Runs that passed and that the live portal has not taken over, with whose they are. */
export async function untoldCertifications(tx: Transaction) {
  const rows = await certifications(tx)
    .select('expert_system_id as expertSystemId')
    .where('passed_at', 'is not', null)
    .where('told_at', 'is', null)
    .orderBy('passed_at')
    .limit(50)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ expertSystemId, ...row }) => ({ expertSystemId, certification: present(row) }));
}

export async function noteTold(tx: Transaction, id: string, at: Date): Promise<void> {
  await tablesOf(tx).updateTable('partner_certifications').set({ told_at: at }).where('id', '=', id).execute();
}

function present(row: {
  readonly id: string;
  readonly startedAt: Date;
  readonly passedAt: Date | null;
  readonly seen: Seen;
}): Certification {
  return {
    id: row.id,
    startedAt: row.startedAt.toISOString(),
    passedAt: row.passedAt?.toISOString() ?? null,
    steps: certificationStepIds.map((step) => ({
      step,
      seenAt: row.seen[step]?.at ?? null,
      requestId: row.seen[step]?.requestId ?? null,
    })),
  };
}
