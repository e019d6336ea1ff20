import { type Language, lagosClock } from '@portal/contracts';
import { systemClock } from '../clock/clock.ts';

/** What somebody who tried too often is told: until when, by the clock on the wall. */
export function slowedMessage(retryAfterSeconds: number, language: Language, now = systemClock.now()): string {
  if (retryAfterSeconds < 60) {
    return language === 'ha'
      ? `An gwada sau da yawa. Sake gwadawa bayan daƙiƙa ${retryAfterSeconds}`
      : `Too many attempts. Try again in ${retryAfterSeconds} ${retryAfterSeconds === 1 ? 'second' : 'seconds'}`;
  }
  // The minute that is shown has begun by then.
  const until = new Date(now.getTime() + retryAfterSeconds * 1000 + 59_999);
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return language === 'ha'
    ? `An gwada sau da yawa. Sake gwadawa da ƙarfe ${lagosClock(until)}, bayan minti ${minutes}`
    : `Too many attempts. Try again at ${lagosClock(until)}, in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}
