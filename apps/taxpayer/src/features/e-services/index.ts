export { EServices } from './e-services.tsx';
