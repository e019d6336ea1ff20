import type { DemandHindrance, ErrorCode } from '@portal/contracts';
import { violates } from '../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';

const hindrances: Readonly<Record<DemandHindrance, ErrorCode>> = {
  plan: 'demand.bill-in-plan',
  paid: 'demand.bill-paid',
  cancelled: 'demand.bill-cancelled',
  'not-demandable': 'demand.bill-not-demandable',
  objection: 'demand.bill-objected',
  'not-final': 'demand.bill-not-final',
  'not-due': 'demand.bill-not-due',
  dispute: 'demand.bill-disputed',
  demanded: 'demand.bill-demanded',
  credit: 'demand.bill-credit',
  payment: 'demand.bill-payment-pending',
};

const refusals: Readonly<Record<string, ErrorCode>> = {
  declared_conflicts_refuse: 'work.conflict',
  demand_notices_owed: 'demand.nothing-owed',
  demand_notices_service_moment: 'demand.service-moment',
  demand_notices_moves: 'work.not-from-here',
  demand_notices_two_persons_check: 'work.same-person',
  demand_notices_withdrawn_by_other: 'work.same-person',
  demand_notice_bills_own: 'bill.not-found',
};

const fields: Readonly<Record<string, readonly [field: string, words: string]>> = {
  demand_notices_served_place_check: ['place', 'Say where it was served'],
  demand_notices_served_proof_check: ['proof', 'Say who took it, or the number of the courier'],
};

/** What the database refuses, in words for whoever asked for it. */
export function refusalOf(error: unknown): never {
  for (const [hindrance, code] of Object.entries(hindrances))
    if (violates(error, `demand_hindered_${hindrance.replaceAll('-', '_')}`))
      throw new BusinessError(code, { cause: error });
  for (const [rule, code] of Object.entries(refusals))
    if (violates(error, rule)) throw new BusinessError(code, { cause: error });
  for (const [rule, [field, words]] of Object.entries(fields))
    if (violates(error, rule)) throw new BusinessError('request.invalid', { fieldErrors: { [field]: words } });
  throw error;
}
