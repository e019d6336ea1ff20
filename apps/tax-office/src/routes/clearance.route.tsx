import { clearanceList } from '@portal/workspace/clearance';
import { ListScreen } from '@portal/workspace/lists';
import { screens } from '../screens.ts';
import { TaxpayersFrame } from '../taxpayers-frame.tsx';

const screen = clearanceList(screens.clearance.title);

export function Component() {
  return (
    <TaxpayersFrame>
      <ListScreen screen={screen} />
    </TaxpayersFrame>
  );
}
