import type { Localized } from '@portal/contracts';

export interface Change {
  /** In Lagos. Never altered: readers of the feed know an entry by its day and name. */
  readonly on: string;
  readonly name: string;
  readonly title: Localized;
  readonly text: Localized;
}

/** What changed for programs that call the interface, the newest first. Whoever changes the contract of partners adds to it. */
export const changes: readonly Change[] = [
  {
    on: '2026-11-29',
    name: 'types-lead-here',
    title: { en: 'The type of a problem is an address', ha: 'Type na problem adireshi ne' },
    text: {
      en: '`type` of problem details is now the address of the entry of its code on this reference. Before, it led to a page of the portal’s own. `code` is as it was.',
      ha: '`type` na problem details yanzu adireshin bayanin code ɗinsa ne a nan. A da yana kai wa wani shafin daban. `code` bai sauya ba.',
    },
  },
  {
    on: '2026-11-29',
    name: 'interface-opened',
    title: { en: 'The interface is open', ha: 'An buɗe haɗin' },
    text: {
      en: 'Version 1 at `/api/v1/tsp`: bills, batches, taxpayers, payment sessions, papers, settlements, revenue heads and events for 90 days, with keys of your own.',
      ha: 'Siga ta 1 a `/api/v1/tsp`: bil, batches, masu biyan haraji, payment sessions, takardu, settlements, revenue heads da events na kwana 90, da makullanka.',
    },
  },
];
