import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { isKnownTaxpayer } from './data/lead.repository.ts';
import { insertToldLead } from './data/leads.repository.ts';
import { tipsSource } from './data/sources.repository.ts';
import type { IntelligenceDeps } from './intelligence-deps.ts';

interface ToldLead {
  readonly name: string;
  readonly tpui: string | null;
  readonly lgaId: number;
  readonly officeId: number;
}

/**
 * Opens a lead of which somebody told the office, without an estimate: nothing they said is a figure of ours. Answers its id. Refused while no source
 * of tips is in force, for a taxpayer nobody knows, and for one of whom an open lead of this kind is there.
 */
export async function openToldLead(
  tx: Transaction,
  caseload: Pick<IntelligenceDeps['caseload'], 'open'>,
  told: ToldLead,
): Promise<string> {
  const sourceId = await tipsSource(tx);
  if (sourceId === undefined) throw new BusinessError('tip.no-source');
  if (told.tpui !== null && !(await isKnownTaxpayer(tx, told.tpui))) throw new BusinessError('taxpayer.not-found');
  const lead = await insertToldLead(tx, sourceId, told);
  if (!lead) throw new BusinessError('tip.open-already');
  await caseload.open(tx, {
    ...{ kind: 'lead', subject: `lead:${lead.id}`, reference: lead.number, officeId: told.officeId },
    ...(told.tpui !== null && { tpui: told.tpui }),
  });
  return lead.id;
}
