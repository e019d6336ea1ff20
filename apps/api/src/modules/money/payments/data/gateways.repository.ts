import type { GatewayId } from '@portal/contracts';
import type { Database } from '../../../../platform/db/database.ts';

export function gatewaysRepository(db: Database) {
  return {
    /** Switched by the `availability` of the gateway; what is coming soon or hidden takes no payment. */
    async isAvailable(gatewayId: GatewayId): Promise<boolean> {
      const { rowCount } = await db.$client.query({
        name: 'gateway-available',
        text: `select from payment_gateways where id = $1 and availability = 'available'`,
        values: [gatewayId],
      });
      return rowCount === 1;
    },

    async available(): Promise<GatewayId[]> {
      const { rows } = await db.$client.query<{ id: GatewayId }>(
        `select id from payment_gateways where availability = 'available' order by position`,
      );
      return rows.map(({ id }) => id);
    },
  };
}

export type GatewaysRepository = ReturnType<typeof gatewaysRepository>;
