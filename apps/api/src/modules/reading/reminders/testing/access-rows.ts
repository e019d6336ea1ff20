import { missing, sameForAll } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { registerReaders } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const remindersAccessRows = {
  'POST /reminders/previews': registerReaders,
  'POST /reminders': registerReaders,
  'GET /reminders/:id': { ...registerReaders, as: 'Tax Officer', objects: sameForAll('/reminders/', missing) },
} satisfies AccessRows;
