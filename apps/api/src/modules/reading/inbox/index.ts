export { inboxModule } from './inbox.module.ts';
