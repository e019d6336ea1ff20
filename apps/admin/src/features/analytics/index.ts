export { Analytics } from './analytics.tsx';
