export { GenerateInvoice } from './generate-invoice.tsx';
