import '../lists/list.css';
import '../numbers/numbers.css';
import '../work/work.css';

export { clearanceList } from './clearance-list.tsx';
