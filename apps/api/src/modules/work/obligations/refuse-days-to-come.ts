import { BusinessError } from '../../../platform/http/business-error.ts';
import type { Span } from './domain/spans.ts';

/** A fact is what is or was; what somebody only means to do gives no duty. */
export function refuseDaysToCome({ fromDay, toDay }: Span, today: string): void {
  const late = fromDay > today ? 'fromDay' : toDay !== null && toDay > today ? 'toDay' : undefined;
  if (late) throw new BusinessError('request.invalid', { fieldErrors: { [late]: 'Enter a day up to today' } });
}
