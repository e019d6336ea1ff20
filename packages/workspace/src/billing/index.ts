import './billing.css';

export { emptyLine, sentOf, type TypedLine } from './bill-line.ts';
export { BillLinesForm, type BillLinesFormProps } from './bill-lines-form.tsx';
export type { HeadChoice } from './line-fields.tsx';
export { QuoteView, type QuoteViewProps } from './quote-view.tsx';
export { TariffList, type TariffListProps, tariffsKey } from './tariff-list.tsx';
export { TariffView, type TariffViewProps } from './tariff-view.tsx';
export { type BillLines, useBillLines } from './use-bill-lines.ts';
export { Working, type WorkingProps } from './working.tsx';
