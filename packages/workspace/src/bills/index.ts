import './bills.css';

export { billList } from './bill-list.tsx';
export { BillPage } from './bill-page.tsx';
export { billPagePath } from './bill-page-path.ts';
export { BillPanel, type BillPanelProps } from './bill-panel.tsx';
export { billSigns } from './bill-signs.ts';
export { BillStory } from './bill-story.tsx';
export { collectionList } from './collection-list.tsx';
export { settledPaymentList } from './settled-payment-list.tsx';
