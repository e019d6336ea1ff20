import { secondsToFillMin } from '@portal/contracts';
import { BusinessError } from './business-error.ts';

/** Refuses what no person can have filled in: a field nobody sees, or a form sent quicker than anybody types. */
export function requirePerson({
  website,
  secondsToFill,
}: {
  readonly website: string;
  readonly secondsToFill: number;
}): void {
  if (website !== '' || secondsToFill < secondsToFillMin) throw new BusinessError('form.looks-automated');
}
