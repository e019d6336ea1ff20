import type { Localized, WebhookAttempt, WebhookDelivery } from '@portal/contracts';
import { faultTexts, webhookTexts as texts } from './webhook-texts.ts';

export type Outcome = 'arrived' | 'arrivedLater' | 'waits' | 'givenUp';

/** How an event fares at an address, in one word. */
export function outcomeOf({ state, tries }: Pick<WebhookDelivery, 'state' | 'tries'>): Outcome {
  if (state === 'given-up') return 'givenUp';
  if (state === 'waiting') return 'waits';
  return tries > 1 ? 'arrivedLater' : 'arrived';
}

export const outcomeTones = { arrived: 'good', arrivedLater: 'info', waits: 'warning', givenUp: 'danger' } as const;

/** What the server said, or why it said nothing. */
export function attemptWords(attempt: WebhookAttempt | null, localized: (text: Localized) => string): string {
  if (attempt === null) return localized(texts.notTried);
  return attempt.fault === null ? String(attempt.status) : localized(faultTexts[attempt.fault]);
}

export function tookWords(ms: number): string {
  return ms < 1_000 ? `${ms} ms` : `${(ms / 1_000).toFixed(1)} s`;
}
