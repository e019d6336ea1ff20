export { Dashboard } from './dashboard.tsx';
export { FewSuperAdmins } from './few-super-admins.tsx';
