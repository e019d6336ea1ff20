export { OfficeRecord } from './office-record.tsx';
