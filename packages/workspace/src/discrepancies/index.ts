import '../lists/list.css';
import '../work/work.css';

export { ComparisonNote } from './comparison-note.tsx';
export { discrepancyList } from './discrepancy-list.tsx';
