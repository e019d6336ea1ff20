import { activeRole, useSession } from '@portal/auth';
import { ListScreen } from '@portal/workspace/lists';
import { taxpayerList } from '@portal/workspace/taxpayers';
import { screens } from '../screens.ts';

const screen = taxpayerList(screens['taxpayer-reports'].title);
const directorsScreen = taxpayerList(screens['taxpayer-reports'].title, { canMove: true });

export function Component() {
  const role = activeRole(useSession().session);
  return <ListScreen screen={role === 'Tax Office Director' ? directorsScreen : screen} />;
}
