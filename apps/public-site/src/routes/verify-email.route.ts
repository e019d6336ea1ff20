export { VerifyEmail as Component } from '../features/account/index.ts';
