export { ResetPassword as Component } from '../features/account/index.ts';
