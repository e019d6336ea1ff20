export { OfficeRecord, officeSigns } from './office-record.tsx';
export { OpenOffice } from './open-office.tsx';
