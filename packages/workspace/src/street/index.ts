import '../lists/list.css';
import '../records/records.css';
import '../forms/forms.css';
import '../work/work.css';

export { recordQueue } from './record-queue.tsx';
