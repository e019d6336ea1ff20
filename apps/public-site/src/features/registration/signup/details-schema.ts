import { type PreRegistration, signupDetailsFields } from '@portal/contracts';
import { isoDateOf } from '@portal/ui/forms';
import * as z from 'zod/mini';

const required = 'Field is required';
const choice = z.pipe(
  z.transform((chosen: string) => (chosen === '' ? undefined : Number(chosen))),
  signupDetailsFields.genderId,
);

/** Step 1 as it is typed; what comes out is what is sent. The rules are the contract's. */
const personFields = {
  ...signupDetailsFields,
  dateOfBirth: z.pipe(z.transform(isoDateOf), signupDetailsFields.dateOfBirth),
  genderId: choice,
  stateId: choice,
  lgaId: choice,
};
const absent = z._default(z.string(), '');
const agencyText = z.string().check(z.trim(), z.minLength(1, required), z.maxLength(200));
const withAgency = (field: typeof absent | typeof agencyText) =>
  z.object({ agency: field, agencyRcNumber: field, agencyId: field, agentUid: field, ...personFields });

const personDetails = withAgency(absent);
const agentDetails = withAgency(agencyText);

/** The agency fields are required of an agent and of nobody else (spec §4 "Preregistration"). */
export function detailsSchemaOf(userType: PreRegistration['userType']) {
  return userType === 'Agent' ? agentDetails : personDetails;
}

/** In the order of the screen, which is the order of the error summary. */
export const detailFields = [
  'agency',
  'agencyRcNumber',
  'agencyId',
  'agentUid',
  'userName',
  'firstName',
  'lastName',
  'middleName',
  'email',
  'phoneNumber',
  'dateOfBirth',
  'genderId',
  'occupation',
  'nationality',
  'stateId',
  'lgaId',
  'addressLine1',
  'addressLine2',
  'postalCode',
] as const;

export type DetailField = (typeof detailFields)[number];
export type Details = Record<DetailField, string>;

export function isDetailField(name: string): name is DetailField {
  return detailFields.some((field) => field === name);
}

/** The last four characters: the rest is nobody's who looks over a shoulder. */
export function maskedNumber(nin: string): string {
  return `${'•'.repeat(Math.max(0, nin.length - 4))}${nin.slice(-4)}`;
}
