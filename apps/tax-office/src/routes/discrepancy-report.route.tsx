import { ComparisonNote, discrepancyList } from '@portal/workspace/discrepancies';
import { ListScreen } from '@portal/workspace/lists';
import { screens } from '../screens.ts';

const screen = discrepancyList(screens['discrepancy-report'].title);

export function Component() {
  return (
    <>
      <ListScreen screen={screen} />
      <ComparisonNote />
    </>
  );
}
