import * as z from 'zod/mini';
import { asReadQuery, signOf } from '../as-read.ts';
import { defineEndpoint } from '../endpoint.ts';
import {
  choiceSchema,
  phoneNumberSchema,
  requiredName,
  requiredText,
  signupEmailSchema,
} from '../registration/person-fields.ts';
import { typedDigits, typedLine } from '../typed-fields.ts';
import { ungrouped } from '../typed-text.ts';

/** Who acts for an organisation; the bills of their account are the organisation's. */
export const organisationRoles = ['Corporate', 'State Agency', 'Federal Agency'] as const;

/** Of the Corporate Affairs Commission, with its letters: a company's RC, a business name's BN. Empty for agencies, which have none. */
export const registrationNumberSchema = z._default(
  z.string().check(
    typedLine(),
    z.maxLength(40),
    z.toUpperCase(),
    z.overwrite((typed) => ungrouped(typed)),
    z.regex(/^((RC|BN)\d{3,10})?$/, 'Enter the number with its letters, for example RC123456 or BN1234567'),
  ),
  '',
);

/** Of the tax authority of the federation: 8 to 14 digits, written with or without its dash. */
export const tinSchema = z._default(
  z
    .string()
    .check(
      typedLine(),
      z.maxLength(40),
      typedDigits(),
      z.regex(/^(\d{8,14})?$/, 'Enter the 8 to 14 digits of the TIN'),
    ),
  '',
);

export const organisationFields = {
  name: requiredName(160),
  registrationNumber: registrationNumberSchema,
  tin: tinSchema,
  industryId: choiceSchema,
  email: signupEmailSchema,
  phoneNumber: phoneNumberSchema,
  address: requiredText(300),
};

export const organisationSchema = z.object({
  name: z.string(),
  registrationNumber: z.string(),
  tin: z.string(),
  industryId: z.int(),
  email: z.string(),
  phoneNumber: z.string(),
  address: z.string(),
  /** An office has seen the certificate: the number is nobody else's. */
  isConfirmed: z.boolean(),
});
export type Organisation = z.output<typeof organisationSchema>;

/** Another name or number has to be confirmed again. */
export const saveOrganisation = defineEndpoint({
  method: 'PUT',
  path: '/account/organisation',
  summary: 'Say which organisation the account is for; its bills are in that name',
  access: organisationRoles,
  query: asReadQuery,
  body: z.object(organisationFields),
  response: organisationSchema,
  errors: ['request.changed-meanwhile', 'request.invalid'],
});

/** As it was read, null where there was none: sent along with a change (`asRead`). Whether an office confirmed it is not of the form. */
export const organisationAsRead = (said: Omit<Organisation, 'isConfirmed'> | null): string => {
  if (!said) return signOf({});
  const { name, registrationNumber, tin, industryId, email, phoneNumber, address } = said;
  return signOf({ name, registrationNumber, tin, industryId, email, phoneNumber, address });
};
