export { Cases } from './cases-screen.tsx';
export { OwnDiscrepancyPage } from './discrepancies/own-discrepancy.tsx';
export { OwnAssessmentPage } from './own-assessment.tsx';
