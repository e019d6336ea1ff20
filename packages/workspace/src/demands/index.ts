import '../lists/list.css';
import '../law-papers/papers.css';
import '../work/work.css';

export { demandNoticeList } from './demand-list.tsx';
export { PrepareDemand } from './prepare-demand.tsx';
