import { FiscalHealth } from '../features/fiscal-health/index.ts';

export function Component() {
  return <FiscalHealth />;
}
