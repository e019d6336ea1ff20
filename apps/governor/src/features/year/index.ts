export { YearDashboard } from './year-dashboard.tsx';
