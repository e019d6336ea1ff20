import type { previewCampaign, RequestOf, ResponseOf } from '@portal/contracts';

/** What was asked for, and whom it would reach. */
export interface CountedReminder {
  readonly asked: RequestOf<typeof previewCampaign>['body'];
  readonly seen: ResponseOf<typeof previewCampaign>;
}
