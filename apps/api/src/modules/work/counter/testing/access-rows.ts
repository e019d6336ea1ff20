import { counterBillCalls } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { counter } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const counterAccessRows = {
  'POST /counter/payers': counter,
  'POST /counter/previews': counter,
  'POST /counter/bills': counter,
  'GET /counter/bills': counter,
  'GET /counter/day-close': counter,
  'POST /counter/verifications': counter,
  'POST /counter/services': counter,
  'POST /counter/messages': counter,
  'GET /counter/messages': counter,
  'POST /counter/corrections': counter,
  'GET /counter/bills/:billReference': { ...counter, as: 'MDA User', objects: counterBillCalls },
} satisfies AccessRows;
