export { ComingSoon as Component } from '@portal/auth/account';
