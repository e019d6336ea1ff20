import * as contracts from '@portal/contracts';
import * as z from 'zod/mini';
import { $ZodType } from 'zod/v4/core';

/** The shapes the contract exports, by its own names (`openBillSchema` is `OpenBill`): described once, referred to everywhere else. */
export const contractSchemas = z.registry<{ readonly id: string }>();

for (const [name, value] of Object.entries<unknown>(contracts)) {
  if (!(value instanceof $ZodType) || !name.endsWith('Schema') || contractSchemas.has(value)) continue;
  contractSchemas.add(value, { id: name.charAt(0).toUpperCase() + name.slice(1, -'Schema'.length) });
}
