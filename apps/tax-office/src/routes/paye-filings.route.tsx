import { ListScreen } from '@portal/workspace/lists';
import { payeFilingList } from '@portal/workspace/paye';
import { listTitles } from '../list-titles.ts';

const screen = payeFilingList(listTitles.payeFilings);

export function Component() {
  return <ListScreen screen={screen} />;
}
