import { customType } from 'drizzle-orm/pg-core';

/** Bytes as they came. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
