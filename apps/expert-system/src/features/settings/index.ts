export { OwnSystem } from './own-system.tsx';
