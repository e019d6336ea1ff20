export { WebhookPage as Component } from '../features/webhooks/index.ts';
