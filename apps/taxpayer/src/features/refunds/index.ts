export { Refunds } from './refunds.tsx';
