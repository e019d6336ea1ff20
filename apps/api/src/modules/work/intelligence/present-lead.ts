import { type LeadDetail, lawfulMoves, leadActs, workKinds } from '@portal/contracts';
import type { SignedInUser } from '../../../platform/http/call.ts';
import type { LeadRow } from './data/lead.repository.ts';
import { isOrganisation } from './domain/judge-row.ts';
import { wordsOf } from './read-file.ts';

const isOpen = ({ state }: Pick<LeadRow, 'state'>) => state === 'open' || state === 'claimed';

/** What an office sees of a lead, and what the caller may do with it now. */
export function presentLead(
  row: LeadRow,
  work: { readonly workId: string; readonly caseVersion: number },
  { id: userId, roles: [role] }: SignedInUser,
): LeadDetail {
  const {
    facts,
    mergedId,
    mergedNumber,
    lowKobo,
    highKobo,
    ended,
    dismissed,
    officeId: _office,
    address,
    rcNumber,
    ...lead
  } = row;
  const lawful = isOpen(row)
    ? lawfulMoves(workKinds.lead, { state: 'open', steps: [] }, { userId, role, capacities: [] })
    : [];
  const isKnown = row.tpui !== null;
  return {
    ...lead,
    ...work,
    isPerson: !isOrganisation(row),
    fileName: row.fileName ?? '',
    rowNumber: row.rowNumber ?? 0,
    listSays: wordsOf({ address: address ?? '', rcNumber: rcNumber ?? '', facts: facts ?? {} }),
    phone: row.phone ?? '',
    lga: row.lga ?? null,
    estimate: highKobo > 0 ? { lowKobo, highKobo } : null,
    registerSays: row.registerSays ?? '',
    confidence: row.confidence ?? [],
    ...{ ruleEnded: ended ?? 0, ruleDismissed: dismissed ?? 0, endReason: row.endReason ?? '' },
    mergedInto: mergedId !== null && mergedNumber !== null ? { id: mergedId, number: mergedNumber } : null,
    acts: leadActs.filter((act) => {
      if (!lawful.includes(act)) return false;
      if (act === 'register') return !isKnown;
      return isKnown || (act !== 'open-discrepancy' && act !== 'ask-return');
    }),
  };
}
