export { createPaymentHub } from './payment-hub.ts';
export { paymentsModule } from './payments.module.ts';
export { createProviders, type ProviderConnections, type Providers } from './providers/create-providers.ts';
