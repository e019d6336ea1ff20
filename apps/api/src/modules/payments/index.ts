export { createPaymentHub } from './payment-hub.ts';
export { type PaymentsDeps, paymentsModule } from './payments.module.ts';
export { createProviders, type ProviderConnections, type Providers } from './providers/create-providers.ts';
