export { EmailNotice as Component } from '../features/account/index.ts';
