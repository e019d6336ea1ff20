import { ListScreen } from '@portal/workspace/lists';
import { requestList } from '../features/requests/index.ts';

/** What our machines asked, and what they were answered: `/expert-system/requests`. */
export function Component() {
  return <ListScreen screen={requestList} />;
}
