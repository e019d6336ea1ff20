export { FiscalHealth } from './fiscal-health.tsx';
