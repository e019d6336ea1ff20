import { ApiError } from '@portal/api-client';
import { Notice } from '@portal/ui';

export interface SlowedNoticeProps {
  /** Of the last attempt. */
  readonly error: Error | null;
}

/** Until when somebody has to wait; stays where the message at the top is soon gone. */
export function SlowedNotice({ error }: SlowedNoticeProps) {
  return error instanceof ApiError && error.is('request.rate-limited') ? (
    <Notice kind="warning">{error.message}</Notice>
  ) : null;
}
