import { homeStateId } from '@portal/contracts';
import type { Database } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';

/** The local government areas the service serves, for modules that are told one by its id. */
export interface HomeAreas {
  /** Refuses what is not one of them; `field` says where it was typed. */
  require(lgaId: number, field?: string): Promise<void>;
  /** Names by id. */
  all(): Promise<ReadonlyMap<number, string>>;
  isMda(mdaId: number): Promise<boolean>;
}

export function createHomeAreas({ $client }: Database): HomeAreas {
  async function all(): Promise<ReadonlyMap<number, string>> {
    const { rows } = await $client.query<{ id: number; name: string }>({
      name: 'home-areas',
      text: 'select id, name from lgas where state_id = $1',
      values: [homeStateId],
    });
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
  return {
    all,
    async require(lgaId, field = 'lgaId') {
      if ((await all()).has(lgaId)) return;
      throw new BusinessError('request.invalid', {
        fieldErrors: { [field]: 'Choose a local government area of this state' },
      });
    },
    async isMda(mdaId) {
      const { rowCount } = await $client.query('select from mdas where id = $1', [mdaId]);
      return rowCount === 1;
    },
  };
}
