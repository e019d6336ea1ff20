export { WebhookPage as Component } from '../features/settings/index.ts';
