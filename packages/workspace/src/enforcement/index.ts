import '../lists/list.css';
import '../work/work.css';

export { enforcementList } from './enforcement-list.tsx';
export { OpenEnforcement } from './open-enforcement.tsx';
