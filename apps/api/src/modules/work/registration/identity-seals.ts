import { createSecretBox } from '../../../platform/keys/secret-box.ts';
import type { IdentifiedPerson, IdentityNumber } from './identity-provider/identity-provider.ts';

/** How national identity numbers lie in the database: sealed for one account, and found by a keyed hash. */
export interface IdentitySeals {
  sealNin(nin: string, ownerId: string): Buffer;
  openNin(sealed: Buffer, ownerId: string): string;
  ninIndex(nin: string): Buffer;
  personIndex(personId: string): Buffer;
  /** Of what was typed, NIN or virtual NIN. */
  numberIndex(typed: string): Buffer;
  /** Keyed: a code of six digits would not stand a plain hash. */
  codeHash(code: string, lookUpId: string): Buffer;
  sealPerson(person: IdentifiedPerson, lookUpId: string): Buffer;
  openPerson(sealed: Buffer, lookUpId: string): IdentifiedPerson;
}

export function createIdentitySeals(dataKey: Buffer): IdentitySeals {
  const box = createSecretBox(dataKey, 'national identity numbers');
  return {
    sealNin: (nin, ownerId) => box.seal(nin, `nin ${ownerId}`),
    openNin: (sealed, ownerId) => box.open(sealed, `nin ${ownerId}`),
    ninIndex: (nin) => box.blindIndex(`nin ${nin}`),
    personIndex: (personId) => box.blindIndex(`person ${personId}`),
    numberIndex: (typed) => box.blindIndex(`typed ${typed.toUpperCase()}`),
    codeHash: (code, lookUpId) => box.blindIndex(`code ${lookUpId} ${code}`),
    sealPerson: (person, lookUpId) => box.seal(JSON.stringify(person), `person ${lookUpId}`),
    openPerson: (sealed, lookUpId) => JSON.parse(box.open(sealed, `person ${lookUpId}`)),
  };
}

export function typedNumberOf(number: IdentityNumber): string {
  return 'nin' in number ? number.nin : number.virtualNin;
}
