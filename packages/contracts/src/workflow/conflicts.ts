import * as z from 'zod/mini';
import { taxOfficeRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { tpuiSchema } from '../taxpayers/taxpayer.ts';
import { typedLines } from '../typed-fields.ts';

const person = z.object({ id: z.uuid(), name: z.string() });
const reason = z.string().check(z.maxLength(500), typedLines(), z.minLength(5, 'Say it in five letters or more'));

/** An officer said that a taxpayer is family, friend, client or rival of theirs: no case of that taxpayer is theirs while it lasts. */
export const declaredConflictSchema = z.object({
  id: z.uuid(),
  officer: person,
  tpui: z.string(),
  taxpayer: z.string(),
  reason: z.string(),
  declaredAt: z.iso.datetime(),
  /** Whether the caller may say that it is over: somebody who leads, about another person of the office. */
  mayEnd: z.boolean(),
});
export type DeclaredConflict = z.output<typeof declaredConflictSchema>;

export const listConflicts = defineEndpoint({
  method: 'GET',
  path: '/work/conflicts',
  summary:
    'Conflicts that last: one’s own, and for those who lead an office, of its people; the newest first, at most 200',
  failed: 'The conflicts could not be read. Try again shortly',
  access: taxOfficeRoles,
  response: z.object({ conflicts: z.array(declaredConflictSchema) }),
});

/** Open cases of the taxpayer that are theirs are nobody's from then on, in the same transaction. */
export const declareConflict = defineEndpoint({
  method: 'POST',
  path: '/work/conflicts',
  summary: 'Declare a conflict of one’s own with a taxpayer: no case of theirs is the caller’s while it lasts',
  failed: 'The conflict was not noted. Try again shortly',
  access: taxOfficeRoles,
  body: z.object({ tpui: tpuiSchema, reason }),
  response: z.object({ id: z.uuid() }),
  errors: ['taxpayer.not-found', 'work.conflict-declared'],
});

export const endConflict = defineEndpoint({
  method: 'POST',
  path: '/work/conflicts/:id/end',
  summary: 'Say that another person’s conflict is over, with a reason',
  failed: 'Nothing was changed. Try again shortly',
  access: ['Tax Office Manager', 'Tax Office Director'],
  params: z.object({ id: z.uuid() }),
  body: z.object({ reason }),
  response: z.object({}),
  errors: ['work.conflict-not-found', 'work.same-person'],
});
