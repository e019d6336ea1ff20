import { paths } from '../paths.ts';
import { BillScreen, billHandle, loadBillOf } from './bill-route.tsx';

export const loader = loadBillOf;
export const handle = billHandle;

export function Component() {
  return <BillScreen gatewaysPath={paths.gatewaysOpen} />;
}
