import type { AttemptState } from '@portal/contracts';
import type { Sign } from '@portal/workspace/lists';

/** One shape and one tone for each state of an attempt to pay, wherever its payer sees it. */
export const attemptSigns: Readonly<Record<AttemptState, Sign>> = {
  waiting: { shape: 'ring', tone: 'quiet' },
  checking: { shape: 'clock', tone: 'info' },
  paid: { shape: 'tick', tone: 'good' },
  review: { shape: 'eye', tone: 'warning' },
  failed: { shape: 'cross', tone: 'danger' },
  cancelled: { shape: 'cross', tone: 'quiet' },
  expired: { shape: 'clock', tone: 'quiet' },
  reversed: { shape: 'undone', tone: 'danger' },
  refund: { shape: 'undone', tone: 'warning' },
  refunded: { shape: 'undone', tone: 'quiet' },
};
