import '../lists/list.css';
import '../work/work.css';
import '../paye/paye.css';

export { dutyList } from './duty-list.tsx';
export { returnFilingList } from './return-filing-list.tsx';
