export { createBadgeCheck } from './badge-check.ts';
export { streetModule } from './street.module.ts';
