export { DetailsSections } from './details-sections.tsx';
