export { createForgetReturns } from './data/forget-returns.ts';
export { namesAgree } from './domain/names-agree.ts';
export { returnsModule } from './returns.module.ts';
