export { daysOf, rateOf } from './rate-of.ts';
export { shareLineList } from './share-line-list.tsx';
export { SharePaymentLine, type SharePaymentLineProps } from './share-payment-line.tsx';
export { ShareStatements, type ShareStatementsProps } from './share-statements.tsx';
export { ShownAccount, type ShownAccountProps } from './shown-account.tsx';
export { signedNaira } from './signed-naira.ts';
