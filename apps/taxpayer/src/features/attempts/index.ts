export { AttemptPanel } from './attempt-panel.tsx';
