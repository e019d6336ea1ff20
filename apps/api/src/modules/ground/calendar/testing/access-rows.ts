import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { officeStaff } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const calendarAccessRows = {
  'GET /law-rules': officeStaff,
} satisfies AccessRows;
