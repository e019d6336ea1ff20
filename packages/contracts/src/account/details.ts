import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { asReadQuery, signOf } from '../as-read.ts';
import { defineEndpoint } from '../endpoint.ts';
import { choiceSchema, optionalText, requiredText } from '../registration/person-fields.ts';
import { correctionSchema } from './correction.ts';
import { organisationSchema } from './organisation.ts';

export const homeAddressFields = {
  occupation: requiredText(120),
  stateId: choiceSchema,
  lgaId: choiceSchema,
  addressLine1: requiredText(200),
  addressLine2: optionalText(200),
  postalCode: optionalText(20),
};

export const ownDetailsSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  otherName: z.string(),
  email: z.string(),
  /** What a taxpayer said at the signup; null for everybody else. */
  registration: z.nullable(
    z.object({
      phoneNumber: z.string(),
      dateOfBirth: z.iso.date(),
      occupation: z.string(),
      nationality: z.string(),
      stateId: z.int(),
      lgaId: z.int(),
      addressLine1: z.string(),
      addressLine2: z.string(),
      postalCode: z.string(),
    }),
  ),
  /** All of the NIN that is ever shown. */
  ninLast4: z.nullable(z.string()),
  organisation: z.nullable(organisationSchema),
  /** The newest request, whatever became of it. */
  correction: z.nullable(correctionSchema),
});
export type OwnDetails = z.output<typeof ownDetailsSchema>;

export const getOwnDetails = defineEndpoint({
  method: 'GET',
  path: '/account/details',
  summary: 'What the portal knows about the caller',
  access: 'signed-in',
  response: ownDetailsSchema,
});

/** What a person may change by saying so. Email and telephone are proved first; the rest is corrected by an office. */
export const changeAddress = defineEndpoint({
  method: 'PUT',
  path: '/account/address',
  summary: 'Change the own address and occupation',
  access: taxpayerRoles,
  query: asReadQuery,
  body: z.object(homeAddressFields),
  response: z.object({}),
  errors: ['request.changed-meanwhile', 'account.not-registered'],
});

type Home = Pick<NonNullable<OwnDetails['registration']>, keyof typeof homeAddressFields>;

/** As it was read: sent along with a change (`asRead`). */
export const homeAddressAsRead = (home: Home): string => {
  const { occupation, stateId, lgaId, addressLine1, addressLine2, postalCode } = home;
  return signOf({ occupation, stateId, lgaId, addressLine1, addressLine2, postalCode });
};
