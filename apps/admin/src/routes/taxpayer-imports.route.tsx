import { ImportDesk } from '../features/taxpayer-imports/index.ts';
import { TaxpayersFrame } from '../taxpayers-frame.tsx';

export function Component() {
  return (
    <TaxpayersFrame>
      <ImportDesk />
    </TaxpayersFrame>
  );
}
