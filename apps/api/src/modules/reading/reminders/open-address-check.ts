import type { Transaction } from '../../../platform/db/database.ts';
import { isAddressLookedFor } from './data/messages.repository.ts';
import type { CampaignDeps } from './reminders-deps.ts';

/** The office finds out where somebody can be reached: one task a taxpayer, until it is closed. */
export async function openAddressCheck(
  { caseload }: Pick<CampaignDeps, 'caseload'>,
  tx: Transaction,
  { id, tpui, officeId }: { readonly id: string; readonly tpui: string; readonly officeId: number },
): Promise<void> {
  if (await isAddressLookedFor(tx, tpui)) return;
  await caseload.open(tx, {
    ...{ kind: 'address-check', subject: `address:${tpui}:${id}`, reference: tpui },
    ...{ officeId, tpui },
  });
}
