export { ClientsScreen } from './clients-screen.tsx';
export { Representatives } from './representatives.tsx';
