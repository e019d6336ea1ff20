import type { Tariff } from '@portal/contracts';
import type { Database } from '../../../platform/db/database.ts';
import { createLiveContentRepository } from './data/live-content.repository.ts';

export interface TariffReader {
  /** The published tariff of this key that counts on the day (`YYYY-MM-DD`, in Nigeria); nothing when there is none. */
  tariffOn(key: string, day: string): Promise<Tariff | undefined>;
}

/** For modules that charge by a tariff. Keep with the bill which tariff it was: a later one must not change it. */
export function createTariffReader(db: Pick<Database, '$client'>): TariffReader {
  const live = createLiveContentRepository(db);
  return { tariffOn: (key, day) => live.tariff(key, day) };
}
