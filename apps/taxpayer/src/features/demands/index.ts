export { OwnDemandPage } from './own-demand.tsx';
