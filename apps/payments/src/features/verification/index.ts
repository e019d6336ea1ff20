export { askRegister, type RegisterAnswer, registerStatus } from './load-verification.ts';
export { Verification } from './verification.tsx';
