import { portalAddress } from '@portal/contracts';
import type { Transaction } from '../../../platform/db/database.ts';
import { publishNotice } from '../../../platform/notices/publish-notice.ts';
import { peopleOf } from './data/subject-of.ts';

interface Waiting {
  readonly applicationId: string;
  /** Of the employee. */
  readonly name: string;
  readonly gaps: readonly { readonly employerTpui: string; readonly year: number }[];
}

/** Each employer once for each year: whose certificate waits for months that they did not file. The employee is never refused for them. */
export async function tellEmployers(tx: Transaction, { applicationId, name, gaps }: Waiting): Promise<void> {
  for (const { employerTpui, year } of gaps)
    await publishNotice(tx, {
      to: await peopleOf(tx, employerTpui),
      kind: 'clearance.employees-wait',
      facts: { name, year: String(year) },
      path: portalAddress('/user/paye-manager'),
      occasion: `clearance:${applicationId}:employer:${employerTpui}:${year}`,
    });
}
