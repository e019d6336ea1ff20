import { activeRole, useSession } from '@portal/auth';
import { ListScreen } from '@portal/workspace/lists';
import { taxpayerList } from '@portal/workspace/taxpayers';
import { listTitles } from '../list-titles.ts';

const screen = taxpayerList(listTitles.taxpayers);
const directorsScreen = taxpayerList(listTitles.taxpayers, { canMove: true });

export function Component() {
  const role = activeRole(useSession().session);
  return <ListScreen screen={role === 'Tax Office Director' ? directorsScreen : screen} />;
}
