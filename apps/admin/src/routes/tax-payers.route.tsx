import { ListScreen } from '@portal/workspace/lists';
import { taxpayerList } from '@portal/workspace/taxpayers';
import { listTitles } from '../list-titles.ts';
import { TaxpayersFrame } from '../taxpayers-frame.tsx';

const screen = taxpayerList(listTitles.taxpayers, { canMove: true });

export function Component() {
  return (
    <TaxpayersFrame>
      <ListScreen screen={screen} />
    </TaxpayersFrame>
  );
}
