import type { OwnWebhook } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { StatusBadge } from '@portal/ui';
import { stateTexts } from './webhook-texts.ts';

export interface WebhookStateProps {
  readonly webhook: Pick<OwnWebhook, 'state' | 'stateWhy'>;
}

/** How an address stands, and why when nobody of the partner said so. */
export function WebhookState({ webhook: { state, stateWhy } }: WebhookStateProps) {
  const localized = useLocalized();
  const words = stateWhy === null || stateWhy === 'by-partner' ? stateTexts[state] : stateTexts[stateWhy];
  const tone = state === 'active' ? 'good' : stateWhy === 'by-partner' ? 'neutral' : 'danger';
  return <StatusBadge tone={tone}>{localized(words)}</StatusBadge>;
}
