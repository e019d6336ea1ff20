import { setTimeout as wait } from 'node:timers/promises';
import type { LeadReason } from '@portal/contracts';
import { dayOf } from '../../../platform/clock/lagos-day.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { writeAudit } from '../../ground/audit/index.ts';
import {
  type Filing,
  filingOf,
  insertLeads,
  markFollowed,
  type NewLead,
  type RowToFollow,
  ruleCounts,
  takeToFollow,
} from './data/leads.repository.ts';
import { estimateOf } from './domain/estimate.ts';
import { isOrganisation } from './domain/judge-row.ts';
import { worthOf } from './domain/worth.ts';
import type { IntelligenceDeps } from './intelligence-deps.ts';

const batchOf = 200;
const pauseMs = 10;

/** Why somebody is looked at; nothing where a taxpayer does what the law asks. */
function reasonOf({ kind, tpui }: RowToFollow, filing: Filing | undefined): LeadReason | undefined {
  if (tpui === null) return 'not-registered';
  if (kind === 'hotels') return filing?.filesConsumption ? undefined : 'no-consumption-tax';
  return filing?.filesSomething ? undefined : 'files-nothing';
}

async function followBatch(tx: Transaction, { caseload, clock }: IntelligenceDeps): Promise<number> {
  const rows = await takeToFollow(tx, batchOf);
  if (rows.length === 0) return 0;
  const known = rows.flatMap(({ tpui }) => tpui ?? []);
  const filings = new Map((await filingOf(tx, known)).map((filing) => [filing.tpui, filing]));
  const counts = await ruleCounts(tx);
  const day = dayOf(clock.now());
  const leads = rows.flatMap((row): NewLead[] => {
    const reason = reasonOf(row, filings.get(row.tpui ?? ''));
    if (!reason) return [];
    const estimate = estimateOf(row.kind, row.facts, {
      day,
      isOrganisation: row.isTaxpayerPerson === null ? isOrganisation(row) : !row.isTaxpayerPerson,
    });
    // Employers deducted what there was to deduct: nobody is sent after it.
    if (row.kind === 'paye-rows' && estimate.highKobo === 0) return [];
    const { id: rowId, sourceId, kind, name, tpui, lgaId, officeId, score } = row;
    const rule = counts.find((one) => one.sourceKind === kind && one.reason === reason);
    const worthKobo = worthOf(estimate.lowKobo, rule ?? { ended: 0, dismissed: 0 });
    return [{ sourceId, rowId, kind, reason, name, tpui, lgaId, officeId, score, ...estimate, worthKobo }];
  });
  const opened = await insertLeads(tx, leads);
  await markFollowed(
    tx,
    rows.map(({ id }) => id),
  );
  await caseload.openMany(
    tx,
    'lead',
    opened.map(({ id, number, officeId, tpui }) => ({ subject: `lead:${id}`, reference: number, officeId, tpui })),
  );
  const [first, last] = [opened[0], opened.at(-1)];
  if (first && last)
    await writeAudit(tx, {
      ...{ actor: { system: 'intelligence' }, action: 'lead.found', subject: 'leads' },
      detail: { rows: rows.length, leads: opened.length, from: first.number, to: last.number },
    });
  return rows.length;
}

/** Opens a lead for each row that gives a reason to look, batch by batch. */
export async function followRows(deps: IntelligenceDeps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const followed = await deps.db.transaction((tx) => followBatch(tx, deps));
    if (followed < batchOf) return;
    await wait(pauseMs);
  }
}
