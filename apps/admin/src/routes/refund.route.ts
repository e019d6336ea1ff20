export { RefundPage as Component } from '../features/refunds/index.ts';
