import pg from 'pg';

const { builtins } = pg.types;

/** Money is a safe whole number of kobo everywhere; an int8 beyond that is a bug and must not be rounded. */
function safeInteger(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} does not fit a safe integer`);
  return number;
}

/** How raw queries read columns: int8 as a number (never a string), dates as `YYYY-MM-DD`. Drizzle maps its own columns. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (format !== 'binary') {
      if (oid === builtins.INT8) return safeInteger;
      if (oid === builtins.DATE) return (text: string) => text;
    }
    return pg.types.getTypeParser(oid, format);
  },
};
