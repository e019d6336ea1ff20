import { DuplicatesScreen } from '../features/duplicates/index.ts';
import { TaxpayersFrame } from '../taxpayers-frame.tsx';

export function Component() {
  return (
    <TaxpayersFrame>
      <DuplicatesScreen />
    </TaxpayersFrame>
  );
}
