import { billList } from '@portal/workspace/bills';
import { ListScreen } from '@portal/workspace/lists';
import { screens } from '../screens.ts';

const screen = billList(screens['invoice-reports'].title, { mda: { from: 1200, isQuiet: true, isWide: true } });

export function Component() {
  return <ListScreen screen={screen} />;
}
