import { missing, sameFor, sameForAll } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { anybody, officeRoles, registerReaders } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const remindersAccessRows = {
  'POST /reminders/previews': registerReaders,
  'POST /reminders': registerReaders,
  'GET /reminders/:id': { ...registerReaders, as: 'Tax Officer', objects: sameForAll('/reminders/', missing) },
  'GET /reminder-texts': officeRoles,
  'POST /reminder-texts': officeRoles,
  'POST /reminder-texts/previews': officeRoles,
  'POST /reminder-texts/:id/tests': {
    ...officeRoles,
    as: 'Tax Officer',
    objects: async () => sameFor('/reminder-texts/:id/tests', 404),
  },
  'POST /reminder-campaigns/previews': officeRoles,
  'POST /reminder-campaigns': officeRoles,
  'GET /reminder-campaigns/:id': {
    ...officeRoles,
    as: 'Tax Officer',
    objects: sameForAll('/reminder-campaigns/', missing),
  },
  'POST /reminder-campaigns/:id/stop': {
    ...officeRoles,
    as: 'Tax Officer',
    objects: async () => sameFor('/reminder-campaigns/:id/stop', 404),
  },
  'POST /reminder-campaigns/:id/continue': {
    who: ['Tax Office Manager', 'Tax Office Director'],
    as: 'Tax Office Manager',
    objects: async () => sameFor('/reminder-campaigns/:id/continue', 404),
  },
  'GET /duty-calendar': officeRoles,
  'POST /reminder-opt-outs/:key': {
    ...anybody,
    objects: async () => sameFor('/reminder-opt-outs/019aa000-0000-4000-8000-000000000000', 404),
  },
} satisfies AccessRows;
