import type { AssessmentStanding, Localized } from '@portal/contracts';

/** As whoever was assessed reads it. Native reviewer: the Hausa is ours. */
export const standingWords: Readonly<Record<AssessmentStanding, Localized>> = {
  proposed: { en: 'Proposed', ha: 'An gabatar' },
  approved: { en: 'Approved', ha: 'An amince' },
  served: { en: 'Served on you', ha: 'An isar maka' },
  contested: { en: 'You objected', ha: 'Ka ƙi yarda' },
  final: { en: 'Final', ha: 'Ta ƙarshe' },
  replaced: { en: 'Replaced by your return', ha: 'Bayaninka ya maye gurbinta' },
  withdrawn: { en: 'Withdrawn', ha: 'An janye' },
  upheld: { en: 'Your objection was upheld', ha: 'An karɓi ƙin amincewarka' },
  revised: { en: 'Revised', ha: 'An gyara' },
};
