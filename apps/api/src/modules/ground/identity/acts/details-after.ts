import { needOf } from '@portal/contracts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { UserDetails } from '../data/users.repository.ts';

const fields = [
  'email',
  'firstName',
  'lastName',
  'otherName',
  'phoneNumber',
  'mdaId',
  'taxOfficeId',
  'expertSystemId',
] as const;
type Field = (typeof fields)[number];
export const places = ['mdaId', 'taxOfficeId', 'expertSystemId'] as const satisfies readonly Field[];
const names = ['firstName', 'lastName', 'otherName'] as const;

export type ChangedDetails = { readonly [F in Field]?: UserDetails[F] | undefined };

export function changedFields(before: UserDetails, after: UserDetails): Field[] {
  return fields.filter((field) => before[field] !== after[field]);
}

/** What is not named stays. Refuses a name of a taxpayer, a phone number nobody registered, and a place no role is held at. */
export function detailsAfter(before: UserDetails, wanted: ChangedDetails): UserDetails {
  const after = { ...before, ...Object.fromEntries(fields.map((field) => [field, wanted[field] ?? before[field]])) };
  const wrong = [
    ...names
      .filter((name) => before.isTaxpayer && before[name] !== after[name])
      .map((name) => [name, 'A taxpayer’s name is changed by a correction that they ask for']),
    ...(before.phoneNumber === null && after.phoneNumber !== null
      ? [['phoneNumber', 'This account was not opened by registering']]
      : []),
    ...places
      .filter((place) => after[place] !== before[place] && !before.roles.some((role) => needOf(role) === place))
      .map((place) => [place, 'None of their roles is held there. Give the role first']),
  ];
  if (wrong.length > 0) throw new BusinessError('request.invalid', { fieldErrors: Object.fromEntries(wrong) });
  return after;
}
