export { reviewModule } from './review.module.ts';
