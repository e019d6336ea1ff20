export { type OwnCreditOfYear, ownCreditsOfYear } from './data/own-credits-of-year.ts';
export { withholdingModule } from './withholding.module.ts';
