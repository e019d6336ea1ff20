export { SharesDesk } from './shares-desk.tsx';
