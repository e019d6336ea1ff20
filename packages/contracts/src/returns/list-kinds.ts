import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { returnKindSchema } from './return-kind-ids.ts';
import { returnPeriodSchema } from './return-of.ts';

/** Their fields and words are `returnKinds`. */
export const listReturnKinds = defineEndpoint({
  method: 'GET',
  path: '/returns/kinds',
  summary: 'Which returns the caller can file, and for which periods',
  failed: 'The returns you can file could not be read. Try again shortly',
  access: taxpayerRoles,
  response: z.object({
    kinds: z.array(
      z.object({
        kind: returnKindSchema,
        /** The first and the last period that can be filed today: the month or the year that is running is not over. */
        firstPeriod: returnPeriodSchema,
        lastPeriod: returnPeriodSchema,
      }),
    ),
  }),
});
