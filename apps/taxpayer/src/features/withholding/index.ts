export { CreditNotes } from './credit-notes.tsx';
export { Withholding } from './withholding.tsx';
