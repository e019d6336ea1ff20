import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `auto`: whoever comes beyond the rate waits. `on`: everybody waits their turn. `off`: nobody. */
const roomModes = ['auto', 'on', 'off'] as const;
type RoomMode = (typeof roomModes)[number];

export interface RoomSetting {
  readonly mode: RoomMode;
  readonly perSecond: number;
}

/** In the folder of state that gateways may share: what an operator has set by hand. */
export const switchFile = 'waiting-room.json';
const lookEveryMs = 1_000;
const mostPerSecond = 10_000;

/** The setting of now: what an operator wrote, read at most once a second, or else the configured one. */
export function roomSwitch(stateDir: string | undefined, configured: RoomSetting, now: () => number = Date.now) {
  let setting = configured;
  let lookedAt = Number.NEGATIVE_INFINITY;
  return (): RoomSetting => {
    if (stateDir !== undefined && now() - lookedAt >= lookEveryMs) {
      lookedAt = now();
      setting = written(join(stateDir, switchFile), configured);
    }
    return setting;
  };
}

/** What nobody can read is no setting: the configured one holds. */
function written(file: string, configured: RoomSetting): RoomSetting {
  try {
    return parseSetting(JSON.parse(readFileSync(file, 'utf8')), configured) ?? configured;
  } catch {
    return configured;
  }
}

export function parseSetting(value: unknown, configured: Pick<RoomSetting, 'perSecond'>): RoomSetting | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { mode, perSecond = configured.perSecond } = value as { mode?: unknown; perSecond?: unknown };
  const known = roomModes.find((each) => each === mode);
  if (!known || typeof perSecond !== 'number' || !(perSecond >= 0 && perSecond <= mostPerSecond)) return undefined;
  return { mode: known, perSecond };
}
