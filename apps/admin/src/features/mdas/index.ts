export { MdaPage } from './mda-page.tsx';
export { MdaRecord } from './mda-record.tsx';
export { RegisterMda } from './register-mda.tsx';
