export { OwnEnforcementPage } from './own-enforcement.tsx';
export { OwnSubstitutionPage } from './own-substitution.tsx';
