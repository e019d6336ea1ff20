export { ForgotPassword as Component } from '../features/account/index.ts';
