import { FullScreenSpinner } from '@portal/ui';
import { useDelay } from './use-delay.ts';

/** Patience before a person is told to wait. */
export const spinnerDelayMs = 400;

/** What a page without its own HTML shows while its area arrives. */
export function StartingPage() {
  return useDelay(true, spinnerDelayMs) ? <FullScreenSpinner /> : null;
}
