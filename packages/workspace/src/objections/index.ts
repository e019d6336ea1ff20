import '../lists/list.css';
import '../law-papers/papers.css';
import '../work/work.css';

export { objectionList } from './objection-list.tsx';
