import type { Localized } from '../language.ts';
import type { EnforcementHindrance, EnforcementState, VisitState } from './enforcement.ts';
import { enforcement } from './enforcement-kind.ts';

const { states } = enforcement;

export const enforcementStateWords = {
  opened: states.opened.name,
  checked: states.checked.name,
  noted: states.noted.name,
  ordered: states.ordered.name,
  planned: states.planned.name,
  approved: states.approved.name,
  departed: states.departed.name,
  held: states.held.name,
  'sale-noted': states['sale-noted'].name,
  'sale-ordered': states['sale-ordered'].name,
  sold: states.sold.name,
  released: states.released.name,
  closed: states.closed.name,
  cancelled: states.cancelled.name,
  withdrawn: states.withdrawn.name,
} as const satisfies Readonly<Record<EnforcementState, Localized>>;

// native reviewer: the Hausa of the whole list is ours.
export const enforcementHindranceWords = {
  paid: { en: 'The demand is paid', ha: 'An biya abin da aka nema' },
  ended: { en: 'Nothing of the demand is owed any more', ha: 'Ba a bin komai na abin da aka nema kuma' },
  'demand-withdrawn': { en: 'The demand was withdrawn', ha: 'An janye takardar neman biya' },
  plan: { en: 'It is paid in parts, or that is asked for', ha: 'Ana biya kashi-kashi, ko an nema' },
  contested: { en: 'It is disputed or objected to', ha: 'Ana jayayya ko ƙin amincewa' },
  credit: { en: 'Credit for it is to be decided', ha: 'Za a yanke kan rara' },
  payment: { en: 'A payment of it is under way', ha: 'Ana biyansa yanzu' },
  'not-lapsed': { en: 'Its days to pay still run', ha: 'Kwanakin biya suna gudu har yanzu' },
} as const satisfies Readonly<Record<EnforcementHindrance, Localized>>;

export const visitStateWords = {
  planned: { en: 'Planned', ha: 'An tsara' },
  approved: { en: 'Approved', ha: 'An amince' },
  departed: { en: 'On its way', ha: 'Tana hanya' },
  executed: { en: 'Done', ha: 'An yi' },
  'called-off': { en: 'Called off', ha: 'An soke' },
} as const satisfies Readonly<Record<VisitState, Localized>>;
