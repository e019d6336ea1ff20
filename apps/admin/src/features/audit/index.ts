export { ActivityScreen } from './activity-screen.tsx';
export { AuditScreen } from './audit-screen.tsx';
