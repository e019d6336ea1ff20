import '../numbers/numbers.css';

export { ClearanceStrip, type ClearanceStripProps } from './clearance-strip.tsx';
