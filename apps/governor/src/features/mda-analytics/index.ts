export { MdaAnalytics } from './mda-analytics.tsx';
