import { ListScreen } from '@portal/workspace/lists';
import { withholdingFilingList } from '@portal/workspace/paye';
import { screens } from '../screens.ts';

const screen = withholdingFilingList(screens['withholding-filings'].title);

export function Component() {
  return <ListScreen screen={screen} />;
}
