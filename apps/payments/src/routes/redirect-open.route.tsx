import { paidBill } from '../features/bill/index.ts';
import { Confirmation } from '../features/confirmation/index.ts';
import { redirectHandle } from './redirect-route.ts';

export const handle = redirectHandle;

export function Component() {
  return <Confirmation variant="open" paid={paidBill} />;
}
