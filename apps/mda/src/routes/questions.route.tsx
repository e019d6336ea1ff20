import { BillQuestions } from '../features/questions/index.ts';
import { InvoiceFrame } from '../invoice-frame.tsx';

export function Component() {
  return (
    <InvoiceFrame>
      <BillQuestions />
    </InvoiceFrame>
  );
}
