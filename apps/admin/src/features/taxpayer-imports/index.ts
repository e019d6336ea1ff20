export { ImportDesk } from './import-desk.tsx';
export { ImportPage } from './import-page.tsx';
