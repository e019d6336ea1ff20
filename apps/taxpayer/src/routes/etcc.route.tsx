import { PayBills } from '../features/basket/index.ts';
import { ClearanceScreen } from '../features/clearance/index.ts';

export function Component() {
  return <ClearanceScreen PayBills={PayBills} />;
}
