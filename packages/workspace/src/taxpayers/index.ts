import '../lists/list.css';
import '../records/records.css';
import './taxpayers.css';

export { TaxpayerPage } from './record/taxpayer-page.tsx';
export { taxpayerList } from './taxpayer-list.tsx';
export { TaxpayerPanel, type TaxpayerPanelProps } from './taxpayer-panel.tsx';
