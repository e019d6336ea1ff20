export { Compliance } from './compliance.tsx';
