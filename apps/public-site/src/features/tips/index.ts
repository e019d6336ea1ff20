export { TipForm } from './tip-form.tsx';
export { TipStatus } from './tip-status.tsx';
