import { activeRole, useSession } from '@portal/auth';
import { ListScreen } from '@portal/workspace/lists';
import { taxpayerList } from '@portal/workspace/taxpayers';
import { screens } from '../screens.ts';
import { TaxpayersFrame } from '../taxpayers-frame.tsx';

const screen = taxpayerList(screens['taxpayer-reports'].title);
const directorsScreen = taxpayerList(screens['taxpayer-reports'].title, { canMove: true });

export function Component() {
  const role = activeRole(useSession().session);
  return (
    <TaxpayersFrame>
      <ListScreen screen={role === 'Tax Office Director' ? directorsScreen : screen} />
    </TaxpayersFrame>
  );
}
