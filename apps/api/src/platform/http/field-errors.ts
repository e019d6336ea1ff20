/** Field path → what is wrong with it, in words for the person who filled it. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What an answer names at most: nobody mends more at once, and a body of wrong values gets no larger answer back. */
export const fieldErrorsMost = 100;
const pathCharactersMost = 200;
const messageCharactersMost = 300;

interface Wrong {
  readonly field: string;
  readonly message: string;
}

/** The first fault of each field, of so many fields. Names may be those the caller chose, and are cut. */
export function fieldErrorsOf(wrong: Iterable<Wrong>): FieldErrors {
  const errors = new Map<string, string>();
  for (const { field, message } of wrong) {
    if (errors.size >= fieldErrorsMost) break;
    const path = field.slice(0, pathCharactersMost);
    if (!errors.has(path)) errors.set(path, message.slice(0, messageCharactersMost));
  }
  return Object.fromEntries(errors);
}

/** The same bounds for faults that a handler has named. */
export function boundedFieldErrors(errors: FieldErrors): FieldErrors {
  return fieldErrorsOf(Object.entries(errors).map(([field, message]) => ({ field, message })));
}
