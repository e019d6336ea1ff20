import { type ReadSites, readSites } from './read-sites.ts';

export interface SitesOrder {
  readonly csv: string;
  readonly areas: ReadonlyMap<number, string>;
  readonly rowsMax: number;
}

/** What a thread of the site reader does. */
export function readSitesInThread({ csv, areas, rowsMax }: SitesOrder): Promise<ReadSites> {
  return readSites(csv, areas, rowsMax);
}
