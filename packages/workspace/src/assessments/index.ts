import '../lists/list.css';
import '../law-papers/papers.css';
import '../records/records.css';
import '../work/work.css';
import './assessments.css';

export { assessmentList } from './assessment-list.tsx';
export { AssessmentPage } from './assessment-page.tsx';
