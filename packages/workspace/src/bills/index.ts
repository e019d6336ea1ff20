import './bills.css';

export { BillPanel, type BillPanelProps } from './bill-panel.tsx';
export { billSigns } from './bill-signs.ts';
