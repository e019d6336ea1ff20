export { AssessmentPage as Component } from '@portal/workspace/assessments';
