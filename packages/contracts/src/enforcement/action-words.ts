import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const enforcementActions = {
  'enforcement.opened': { en: 'Enforcement opened', ha: 'An buɗe tilastawa' },
  'enforcement.moved': { en: 'Enforcement moved a step', ha: 'Tilastawa ta yi mataki' },
  'enforcement.order-noted': { en: 'Court order noted', ha: 'An rubuta umarnin kotu' },
  'enforcement.visit-planned': { en: 'Visit planned', ha: 'An tsara ziyara' },
  'enforcement.departed': { en: 'Team departed', ha: 'Tawaga ta tashi' },
  'enforcement.called-off': { en: 'Visit called off by itself', ha: 'Ziyara ta soke kanta' },
  'enforcement.executed': { en: 'Visit noted with its inventory', ha: 'An rubuta ziyara da jerin kayanta' },
  'enforcement.visit-reported': { en: 'Visit noted on a phone', ha: 'An rubuta ziyara a waya' },
  'enforcement.released': { en: 'Goods released', ha: 'An saki kaya' },
  'enforcement.sold': { en: 'Goods sold by order of the court', ha: 'An sayar da kaya bisa umarnin kotu' },
  'enforcement.settled': { en: 'Surplus of a sale given back', ha: 'An mayar da ragowar sayarwa' },
  'enforcement.ended': { en: 'Enforcement ended', ha: 'Tilastawa ta ƙare' },
  'substitution.asked': { en: 'Substitution asked for', ha: 'An nemi wakilci wajen biya' },
  'substitution.moved': { en: 'Substitution moved a step', ha: 'Wakilci wajen biya ya yi mataki' },
  'substitution.served': { en: 'Substitution served', ha: 'An isar da wakilci wajen biya' },
  'substitution.objected': { en: 'Objection to a substitution', ha: 'Ƙin amincewa da wakilci wajen biya' },
} as const satisfies Readonly<Record<string, Localized>>;
