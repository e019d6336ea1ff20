export { daysOf, rateOf } from './rate-of.ts';
export { shareLineList } from './share-line-list.tsx';
export { ShareStatements, type ShareStatementsProps } from './share-statements.tsx';
export { signedNaira } from './signed-naira.ts';
