export * from './check-payment-status.ts';
export * from './create-payment-session.ts';
export * from './gateway.ts';
export * from './list-review-cases.ts';
export * from './payment-hub.ts';
