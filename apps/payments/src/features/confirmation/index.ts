export { Confirmation } from './confirmation.tsx';
