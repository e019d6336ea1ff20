/** Every field with its length in bytes, one that is absent as `~`, so that nothing can move from one field into the next. */
export function sealedFields(fields: readonly (string | null)[]): string {
  return fields.map((field) => (field === null ? '~' : `${Buffer.byteLength(field)}:${field}`)).join('');
}
