export { OwnAssessmentPage as Component } from '../features/cases/index.ts';
