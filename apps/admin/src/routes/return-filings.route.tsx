import { returnFilingList } from '@portal/workspace/duties';
import { ListScreen } from '@portal/workspace/lists';
import { screens } from '../screens.ts';

const screen = returnFilingList(screens['return-filings'].title);

export function Component() {
  return <ListScreen screen={screen} />;
}
