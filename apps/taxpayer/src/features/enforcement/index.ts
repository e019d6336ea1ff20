export { OwnEnforcementPage } from './own-enforcement.tsx';
