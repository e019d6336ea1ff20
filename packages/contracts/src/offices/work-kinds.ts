import type { WorkKindPart } from '../workflow/work-kind.ts';
import { holidayRelease } from './holiday-release-kind.ts';
import { taxOffice } from './tax-office-kind.ts';

export const officesWorkKinds = {
  'holiday-release': holidayRelease,
  'tax-office': taxOffice,
} as const satisfies WorkKindPart;
