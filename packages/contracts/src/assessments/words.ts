// native reviewer: the Hausa of the whole file is ours.
export const assessmentStandingWords = {
  proposed: { en: 'Proposed', ha: 'An gabatar' },
  approved: { en: 'Approved, to be served', ha: 'An amince, za a isar' },
  served: { en: 'Served', ha: 'An isar' },
  contested: { en: 'Objected to', ha: 'An ƙi yarda' },
  final: { en: 'Final', ha: 'Ta ƙarshe' },
  replaced: { en: 'Replaced by a return', ha: 'Bayanin haraji ya maye gurbinta' },
  withdrawn: { en: 'Withdrawn', ha: 'An janye' },
  upheld: { en: 'Objection upheld', ha: 'An karɓi ƙin amincewa' },
  revised: { en: 'Revised', ha: 'An gyara' },
} as const;

export const assessmentBasisWords = {
  'best-of-judgement': { en: 'Best of judgement (section 35)', ha: 'Bisa ga kyakkyawar fahimta (sashe na 35)' },
  additional: { en: 'Additional (section 36)', ha: 'Ƙari (sashe na 36)' },
} as const;

export const assessmentMethodWords = {
  records: { en: 'Books and records', ha: 'Littattafai da bayanai' },
  'third-party': { en: 'What others reported', ha: 'Abin da wasu suka bayar' },
  comparables: { en: 'Others of the trade', ha: 'Wasu masu irin sana’ar' },
  inspection: { en: 'Inspection of the place', ha: 'Binciken wurin' },
  'living-standard': { en: 'Assets and way of living', ha: 'Kadarori da yanayin rayuwa' },
} as const;

export const servedHowWords = {
  'by-hand': { en: 'By hand', ha: 'Hannu da hannu' },
  courier: { en: 'By courier', ha: 'Ta ɗan aike' },
  electronic: { en: 'Electronically', ha: 'Ta na’ura' },
} as const;

export const countsWords = {
  added: { en: 'Added to the tax', ha: 'Ana ƙarawa a haraji' },
  'taken-off': { en: 'Taken off the tax', ha: 'Ana ragewa daga haraji' },
  shown: { en: 'Shown only', ha: 'Don bayani kawai' },
} as const;
