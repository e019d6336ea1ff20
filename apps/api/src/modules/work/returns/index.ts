export { createForgetReturns } from './data/forget-returns.ts';
export { returnsModule } from './returns.module.ts';
