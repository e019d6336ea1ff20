import { PayeManager } from '../features/paye/index.ts';

export function Component() {
  return <PayeManager />;
}
