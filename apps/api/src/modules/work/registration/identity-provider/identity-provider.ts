/** What the national identity register says of a person. */
export interface IdentifiedPerson {
  /** Absent when the person gave a virtual NIN: it is made to hide this. */
  readonly nin: string | null;
  /** The register's own id of the person, where it gives one: the same for a NIN and every virtual NIN of it. */
  readonly personId: string | null;
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth: string | null;
  readonly gender: 'female' | 'male' | null;
  /** International, with `+`. */
  readonly phoneNumber: string | null;
  readonly email: string | null;
}

export type IdentityNumber = { readonly nin: string } | { readonly virtualNin: string };

export type IdentityAnswer =
  | { readonly outcome: 'found'; readonly person: IdentifiedPerson }
  | { readonly outcome: 'not-found' }
  /** Down, too slow, or speaking nonsense. `reason` is for the log and holds nothing of the person. */
  | { readonly outcome: 'unavailable'; readonly reason: string };

/** A door to the national identity register (NIMC) or somebody who may ask it. Never throws. */
export interface IdentityProvider {
  find(number: IdentityNumber): Promise<IdentityAnswer>;
}
