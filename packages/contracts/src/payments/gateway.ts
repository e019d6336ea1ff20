import * as z from 'zod/mini';

export const gatewayIds = ['remita', 'interswitch', 'bank'] as const;
export const gatewayIdSchema = z.enum(gatewayIds);
export type GatewayId = z.output<typeof gatewayIdSchema>;

/** Remita is selected first (spec §2.14). */
export const defaultGateway: GatewayId = 'remita';

export const gatewayAvailabilities = ['available', 'coming-soon', 'hidden'] as const;

export const paymentGatewaySchema = z.object({
  id: gatewayIdSchema,
  displayField: z.string(),
  availability: z.enum(gatewayAvailabilities),
  /** Who takes the money does not answer just now: said before somebody tries. */
  isDown: z.optional(z.boolean()),
  /** What the payer does, in order: "Steps to pay with {gateway}". */
  steps: z.array(z.string()),
  /** The script of the provider's window, to be loaded while the steps are read; absent where there is none. */
  widgetScriptUrl: z.optional(z.string()),
});
export type PaymentGateway = z.output<typeof paymentGatewaySchema>;

/** Who takes the money. `pos` is the network of terminals, which nobody chooses on a page: it is no gateway. */
export const providerSchema = z.enum(['remita', 'interswitch', 'pos']);
export type Provider = z.output<typeof providerSchema>;
