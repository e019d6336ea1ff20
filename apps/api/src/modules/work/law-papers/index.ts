export { issueForService, issueToAccount, noteServiceOfPaper } from './issue-papers.ts';
export { lawPapersModule } from './law-papers.module.ts';
export { assessmentLetter } from './letters/assessment-letter.ts';
export { demandLetter } from './letters/demand-letter.ts';
export {
  acknowledgementLetter,
  decisionLetter,
  informationLetter,
  type Objected,
  validityLetter,
} from './letters/objection-letters.ts';
export { penaltyLetter } from './letters/penalty-letter.ts';
export { substitutionLetter } from './letters/substitution-letter.ts';
export { withdrawalLetter } from './letters/withdrawal-letter.ts';
