import { describe, expect, it } from 'vitest';
import { alarmsOf, type DatabaseStanding } from './database-alarms.ts';

const well: DatabaseStanding = {
  archiveMode: 'on',
  isArchiveFailing: false,
  heldBytes: 16 << 20,
  isSlotLost: false,
  standbys: 2,
  synchronousNames: 'ANY 1 (b,c)',
};
const three = { archives: true, standbys: 2 };

describe('alarms of the database', () => {
  it('are silent while everything is as it should be, and on one machine that promises nothing', () => {
    expect(alarmsOf(well, three)).toEqual([]);
    const alone = { ...well, archiveMode: 'off', standbys: 0, synchronousNames: '' };
    expect(alarmsOf(alone, { archives: false, standbys: 0 })).toEqual([]);
  });

  it.each([
    ['archive-off', { archiveMode: 'off' }],
    ['archive-failing', { isArchiveFailing: true }],
    ['slot-holds-log', { heldBytes: 600 << 20 }],
    ['slot-holds-log', { isSlotLost: true }],
    ['standby-away', { standbys: 1 }],
    ['no-synchronous-standby', { synchronousNames: '' }],
  ])('ring for %s: %j', (alarm, change) => {
    expect(alarmsOf({ ...well, ...change }, three)).toEqual([alarm]);
  });

  it('say both when no standby is left', () => {
    expect(alarmsOf({ ...well, standbys: 0 }, three)).toEqual(['standby-away', 'no-synchronous-standby']);
  });
});
