import { ListScreen } from '@portal/workspace/lists';
import { withholdingFilingList } from '@portal/workspace/paye';
import { listTitles } from '../list-titles.ts';

const screen = withholdingFilingList(listTitles.withholdingFilings);

export function Component() {
  return <ListScreen screen={screen} />;
}
