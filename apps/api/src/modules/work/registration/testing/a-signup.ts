import type { IdentifiedPerson } from '../identity-provider/identity-provider.ts';

export const password = 'Kaduna-River-2026';

/** The payload of spec §3 as the signup sends it for this person. */
export function aSignup(person: IdentifiedPerson, lookUpToken: string, changes: object = {}) {
  return {
    lookUpToken,
    nin: person.nin,
    agencyTypeId: 1,
    agent_type: 'Individual',
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    middleName: person.middleName,
    userName: 'whatever',
    phoneNumber: '0803 000 0001',
    dateOfBirth: person.dateOfBirth,
    genderId: 1,
    occupation: 'Trader',
    nationality: 'Nigerian',
    stateId: 19,
    lgaId: 1,
    addressLine1: '12 Ahmadu Bello Way',
    addressLine2: '',
    postalCode: '',
    password,
    confirmPassword: password,
    ...changes,
  };
}
