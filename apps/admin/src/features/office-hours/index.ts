export { OfficeHours } from './office-hours.tsx';
