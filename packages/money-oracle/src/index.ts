export { bankDifferences, type ListedPayment, type StatementDebit } from './bank-payments.ts';
export { type Books, differences, type Movement } from './differences.ts';
export { journalOf } from './journal-of.ts';
export { type Query, readBooks } from './read-books.ts';
export { type ApprovedShare, type ListedShare, readShares, shareDifferences } from './share-payments.ts';
