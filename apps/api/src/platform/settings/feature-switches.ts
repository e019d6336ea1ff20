import { type Endpoint, type FeatureId, featureIds, featureOf } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { BusinessError } from '../http/business-error.ts';
import { serviceSetting } from './service-setting.ts';

/** Refuses the calls of what is switched off. Asked of the database each time: whoever switches something off is obeyed at once. */
export function createFeatureSwitches(db: Pick<Database, 'execute'>) {
  return {
    async admit(endpoint: Endpoint): Promise<void> {
      const feature = featureOf(endpoint);
      if (feature !== undefined && (await serviceSetting<boolean>(db, 'feature', feature)) === false)
        throw new BusinessError('feature.off');
    },
    /** All that is off, in the order of the contract. */
    async off(): Promise<readonly FeatureId[]> {
      const { rows } = await db.execute<{ id: string }>(
        sql`select id from unnest(${sql.param([...featureIds])}::text[]) as id where service_setting('feature:' || id) = 'false'`,
      );
      return featureIds.filter((id) => rows.some((row) => row.id === id));
    },
  };
}
