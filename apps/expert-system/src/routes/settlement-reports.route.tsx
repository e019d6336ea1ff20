import { settledPaymentList } from '@portal/workspace/bills';
import { ListScreen } from '@portal/workspace/lists';
import { listTitles } from '../list-titles.ts';

const screen = settledPaymentList(listTitles.settlements, { mda: { from: 1200, isQuiet: true } });

/** What became of the money that the bills of this system brought in. */
export function Component() {
  return <ListScreen screen={screen} />;
}
