export { PayeManager } from './paye-manager.tsx';
