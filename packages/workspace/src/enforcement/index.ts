import '../lists/list.css';
import '../work/work.css';

export { enforcementList } from './enforcement-list.tsx';
export { OfficeTools } from './office-tools.tsx';
export { OfficerPhones } from './officer-phones.tsx';
export { OpenEnforcement } from './open-enforcement.tsx';
