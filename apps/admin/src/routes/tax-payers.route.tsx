import { ListScreen } from '@portal/workspace/lists';
import { taxpayerList } from '@portal/workspace/taxpayers';
import { screens } from '../screens.ts';
import { TaxpayersFrame } from '../taxpayers-frame.tsx';

const screen = taxpayerList(screens['tax-payers'].title, { canMove: true });

export function Component() {
  return (
    <TaxpayersFrame>
      <ListScreen screen={screen} />
    </TaxpayersFrame>
  );
}
