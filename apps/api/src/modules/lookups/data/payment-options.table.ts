import { gatewayAvailabilities } from '@portal/contracts';
import { jsonb, pgEnum, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/** How the payer's money moved: card, transfer, branch … Reports name channels by these codes. */
export const paymentChannels = pgTable('payment_channels', {
  id: smallint().primaryKey(),
  code: text().notNull().unique(),
  name: text().notNull(),
});

export const gatewayAvailability = pgEnum('gateway_availability', gatewayAvailabilities);

/** The ways to pay that are offered (spec §2.14), in the order of `position`. */
export const paymentGateways = pgTable('payment_gateways', {
  id: text().primaryKey(),
  name: text().notNull(),
  availability: gatewayAvailability().notNull(),
  /** What the payer does, in order, in each language. */
  steps: jsonb().$type<{ en: string[]; ha: string[] }>().notNull(),
  position: smallint().notNull(),
});
