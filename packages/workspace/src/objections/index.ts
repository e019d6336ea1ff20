import '../lists/list.css';
import '../work/work.css';

export { objectionList } from './objection-list.tsx';
