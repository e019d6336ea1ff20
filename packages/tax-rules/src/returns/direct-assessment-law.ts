import type { Dated, LegalReference } from '../rule.ts';

/** Where the steps of a return of income stand that the year's income tax itself does not have. */
interface DirectAssessmentLaw extends Dated {
  readonly profits: LegalReference;
  readonly losses: LegalReference;
  readonly deducted: LegalReference;
  readonly withheld: LegalReference;
}

/** Both laws give a loss to later years; neither says that it stays with its source. That it lowers no other income is our reading. */
export const directAssessmentLaws: readonly DirectAssessmentLaw[] = [
  {
    from: '2026-01-01',
    profits: { law: 'Nigeria Tax Act 2025', section: 's. 28(2)(a)', certainty: 'certain' },
    losses: { law: 'Nigeria Tax Act 2025', section: 's. 28(3)', certainty: 'our-reading' },
    deducted: { law: 'Nigeria Tax Administration Act 2025', section: 's. 51', certainty: 'last-published' },
    withheld: { law: 'Nigeria Tax Administration Act 2025', section: 's. 51', certainty: 'last-published' },
  },
  {
    from: '2021-01-01',
    to: '2025-12-31',
    profits: { law: 'Personal Income Tax Act', section: 's. 3', certainty: 'last-published' },
    losses: { law: 'Personal Income Tax Act', section: 's. 36', certainty: 'our-reading' },
    deducted: { law: 'Personal Income Tax Act', section: 's. 81', certainty: 'last-published' },
    withheld: { law: 'Personal Income Tax Act', section: 'ss. 69 to 73', certainty: 'last-published' },
  },
];
