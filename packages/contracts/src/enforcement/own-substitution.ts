import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { substitutionFields, substitutionObjectionItems } from './substitution.ts';

export const ownSubstitutionSchema = z.object({
  ...substitutionFields,
  /** The taxpayer whose tax it is, or whoever was appointed to pay it. */
  side: z.enum(['taxpayer', 'holder']),
  /** The reader can object now. */
  mayObject: z.boolean(),
});
export type OwnSubstitution = z.output<typeof ownSubstitutionSchema>;

const params = z.object({ id: z.uuid() });

/** From its service on, for both of them: before, what is owed could be called in. */
export const getOwnSubstitution = defineEndpoint({
  method: 'GET',
  path: '/cases/substitutions/:id',
  summary: 'Who was appointed to pay which bills of a taxpayer, for the taxpayer and for whoever was appointed',
  failed: 'The case could not be read. Try again shortly',
  access: taxpayerRoles,
  params,
  response: ownSubstitutionSchema,
  errors: ['substitution.not-found'],
});

/** By whoever was appointed, within thirty days of service, once. */
export const objectToSubstitution = defineEndpoint({
  method: 'POST',
  path: '/cases/substitutions/:id/objection',
  summary: 'Object to being appointed, with the five items of the law; the office decides within ninety days',
  failed: 'The objection did not arrive. Try again shortly',
  access: taxpayerRoles,
  params,
  body: z.object(substitutionObjectionItems),
  response: ownSubstitutionSchema,
  errors: ['substitution.not-found', 'substitution.too-late', 'substitution.all-accepted', 'work.not-from-here'],
});
