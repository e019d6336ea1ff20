export { WebhookPage } from './webhook-page.tsx';
