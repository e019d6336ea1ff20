interface TypedDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
}

/** What the register says; it may lack the date. */
interface KnownDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string | null;
}

/** The fields in which somebody says something else than the register. A date the register lacks agrees with any. */
export function disagreements(typed: TypedDetails, known: KnownDetails): (keyof TypedDetails)[] {
  const fields: (keyof TypedDetails)[] = [];
  if (plain(typed.firstName) !== plain(known.firstName)) fields.push('firstName');
  if (plain(typed.lastName) !== plain(known.lastName)) fields.push('lastName');
  if (known.dateOfBirth !== null && typed.dateOfBirth !== known.dateOfBirth) fields.push('dateOfBirth');
  return fields;
}

const hooked: Readonly<Record<string, string>> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y' };

/** The register knows capitals without hooks, accents, apostrophes or hyphens; people write their names as they are. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[ɓɗƙƴ]/g, (letter) => hooked[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '');
}
