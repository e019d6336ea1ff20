import { BusinessError } from './business-error.ts';

/**
 * Refuses to save over what somebody else changed since it was read. `now` is what stands there, read under a lock in the transaction
 * that saves. An area of a release before sends no sign, and saves as it did.
 */
export function requireAsRead(asRead: string | undefined, now: string): void {
  if (asRead !== undefined && asRead !== now) throw new BusinessError('request.changed-meanwhile');
}
