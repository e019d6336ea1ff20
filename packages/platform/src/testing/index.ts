export { renderArea } from './render-area.tsx';
