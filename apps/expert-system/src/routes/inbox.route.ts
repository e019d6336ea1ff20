export { InboxScreen as Component } from '@portal/workspace/inbox';
