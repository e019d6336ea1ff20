import type { Localized } from '@portal/contracts';

/** What the database says of its archive and its standbys. */
export interface DatabaseStanding {
  readonly archiveMode: string;
  /** The last file that it wanted to archive was not taken. */
  readonly isArchiveFailing: boolean;
  /** The most of its log that it keeps for one standby. */
  readonly heldBytes: number;
  /** So much is kept for a standby that part of what it needs is going, or gone. */
  readonly isSlotLost: boolean;
  /** Standbys that follow now. */
  readonly standbys: number;
  /** Whose word a commit waits for; empty when for nobody's. */
  readonly synchronousNames: string;
}

/** What there should be, by the settings of this installation. */
export interface DatabaseExpectation {
  readonly archives: boolean;
  readonly standbys: number;
}

/** Half of what a server keeps at most for a standby (`max_slot_wal_keep_size`, 1 GB). */
const mostHeldBytes = 512 << 20;

// native reviewer: the Hausa is ours.
export const databaseAlarms = {
  'archive-off': {
    en: 'Nothing that the database writes is archived: what is lost with its machine cannot be restored.',
    ha: 'Ba a ajiye kwafin abin da ma’ajiyar bayanai ke rubutawa: abin da ya ɓace tare da na’urarta ba zai dawo ba.',
  },
  'archive-failing': {
    en: 'The database cannot archive what it writes. Its disk fills, and what is lost with its machine cannot be restored.',
    ha: 'Ma’ajiyar bayanai ta kasa ajiye kwafin abin da take rubutawa. Faifanta yana cika, kuma abin da ya ɓace ba zai dawo ba.',
  },
  'slot-holds-log': {
    en: 'A standby of the database is far behind, and the database keeps much of its log for it.',
    ha: 'Wata madadin ma’ajiya tana baya sosai, kuma ana ajiye mata rajista mai yawa.',
  },
  'standby-away': {
    en: 'A standby of the database does not follow it.',
    ha: 'Wata madadin ma’ajiya ba ta bin ma’ajiyar bayanai.',
  },
  'no-synchronous-standby': {
    en: 'No standby has what is committed: if the machine of the database is lost now, payments are lost with it.',
    ha: 'Babu madadin ma’ajiya da ke da abin da aka tabbatar: idan na’urar ta lalace yanzu, za a rasa biyan kuɗi.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
export type DatabaseAlarm = keyof typeof databaseAlarms;

/** What a person has to look at now. */
export function alarmsOf(standing: DatabaseStanding, expected: DatabaseExpectation): readonly DatabaseAlarm[] {
  const rings: Readonly<Record<DatabaseAlarm, boolean>> = {
    'archive-off': expected.archives && standing.archiveMode === 'off',
    'archive-failing': standing.archiveMode !== 'off' && standing.isArchiveFailing,
    'slot-holds-log': standing.isSlotLost || standing.heldBytes > mostHeldBytes,
    'standby-away': standing.standbys < expected.standbys,
    'no-synchronous-standby': expected.standbys > 0 && (standing.synchronousNames === '' || standing.standbys === 0),
  };
  return (Object.keys(rings) as DatabaseAlarm[]).filter((alarm) => rings[alarm]);
}
