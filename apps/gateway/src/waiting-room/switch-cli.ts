import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSetting, switchFile } from './room-switch.ts';

/** `npm run waiting-room -- auto|on|off [people a second]`: read by every gateway that has this folder, within a second. */
const [mode, rate] = process.argv.slice(2);
const stateDir = process.env.GATEWAY_STATE_DIR;
const setting = parseSetting({ mode, ...(rate !== undefined && { perSecond: Number(rate) }) }, { perSecond: 0 });
if (!stateDir || !setting) {
  console.error('Usage: GATEWAY_STATE_DIR=… npm run waiting-room -- auto|on|off [people a second for each gateway]');
  process.exit(1);
}
const written = { mode: setting.mode, ...(rate !== undefined && { perSecond: setting.perSecond }) };
mkdirSync(stateDir, { recursive: true });
const file = join(stateDir, switchFile);
// Whole or not at all: a gateway may read at any moment.
writeFileSync(`${file}.new`, JSON.stringify(written));
renameSync(`${file}.new`, file);
console.log(
  `The waiting room is ${setting.mode}${rate === undefined ? '' : `, ${setting.perSecond} people a second`}.`,
);
