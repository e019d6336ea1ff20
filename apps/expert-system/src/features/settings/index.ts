export { OwnSystem } from './own-system.tsx';
export { WebhookPage } from './webhook-page.tsx';
