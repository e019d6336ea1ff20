import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { featureIds } from './features.ts';

/** A form says so before somebody fills it in. That a call is refused is decided by the call. */
export const listFeaturesOff = defineEndpoint({
  method: 'GET',
  path: '/features/off',
  summary: 'What the service has switched off for now, and what nobody can do meanwhile',
  access: 'public',
  response: z.array(z.object({ id: z.enum(featureIds), name: z.string(), effect: z.string() })),
});
