import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { assessmentFields } from './assessment.ts';

export const ownAssessmentSchema = z.object(assessmentFields);
export type OwnAssessment = z.output<typeof ownAssessmentSchema>;

/** From its service on. */
export const getOwnAssessment = defineEndpoint({
  method: 'GET',
  path: '/cases/assessments/:id',
  summary: 'An assessment that was served on a taxpayer: why, by what, line by line, and what to do by when',
  failed: 'The assessment could not be read. Try again shortly',
  access: taxpayerRoles,
  params: z.object({ id: z.uuid() }),
  response: ownAssessmentSchema,
  errors: ['assessment.not-found'],
});
