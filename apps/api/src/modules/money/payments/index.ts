export { type AskAboutBill, createAskAboutBill } from './ask-about-bill.ts';
export { createMoneyCheck } from './check-money.ts';
export { findReviewCase } from './data/review-cases.repository.ts';
export { createTerminalPayments, type TerminalOrder, type TerminalPayments } from './open-at-terminal.ts';
export { createPaymentHub } from './payment-hub.ts';
export { paymentsModule } from './payments.module.ts';
export { createHealthBook } from './provider-health.ts';
export { createProviders, type ProviderConnections, type Providers } from './providers/create-providers.ts';
export { isSignedByPos, posSignatureHeader } from './providers/pos/pos-notice.ts';
