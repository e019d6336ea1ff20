import { ListScreen } from '@portal/workspace/lists';
import { payeFilingList } from '@portal/workspace/paye';
import { screens } from '../screens.ts';

const screen = payeFilingList(screens['paye-filings'].title);

export function Component() {
  return <ListScreen screen={screen} />;
}
