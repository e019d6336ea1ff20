import '../lists/list.css';
import '../work/work.css';
import './paye.css';

export { payeFilingList } from './paye-filing-list.tsx';
export { withholdingFilingList } from './withholding-filing-list.tsx';
