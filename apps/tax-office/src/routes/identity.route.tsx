import { Confirmations } from '@portal/workspace/confirmations';

export function Component() {
  return <Confirmations base="/tax-area-office/identity" />;
}
