export { OwnBillPage } from './own-bill-page.tsx';
export { OwnBillPanel } from './own-bill-panel.tsx';
