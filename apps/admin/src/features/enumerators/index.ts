export { EnumeratorsDesk } from './enumerators-desk.tsx';
