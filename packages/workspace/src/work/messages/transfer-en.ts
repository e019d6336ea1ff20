import type { MessagesLike } from '@portal/platform';

export const messages = {
  transferAll: 'Transfer all open',
  effect:
    'Everything open that one person has goes to another. The promised days run on as they ran; what the other may not be given stays.',
  from: 'From',
  to: 'To',
  reason: 'Reason, for the record',
  withOpen: (name: string, open: number) => `${name} (${open} open)`,
  mayHave: (name: string, role: string, takes: number) => `${name}, ${role} (may have ${takes})`,
  transferred: (transferred: number, stayed: number) =>
    stayed > 0 ? `Transferred: ${transferred}. Where they were: ${stayed}` : `Transferred: ${transferred}`,
  failed: 'Nothing was transferred. Try again shortly',
};

export type TransferMessages = MessagesLike<typeof messages>;
