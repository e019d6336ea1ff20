import { GenerateInvoice } from '../features/generate-invoice/index.ts';

export function Component() {
  return <GenerateInvoice />;
}
