import { makeBillReference } from '@portal/contracts';
import type pg from 'pg';
import { ConfigError } from './platform/config/config-error.ts';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A reference that can be recognised: it begins with `KDDEM0`. */
function demoReference(rest: string): string {
  return makeBillReference(Uint8Array.from(`DEM0${rest}`, (character) => alphabet.indexOf(character)));
}

/** Of the bills of a demonstration, one for each thing that can be seen. */
export const demoBillReferences = {
  small: demoReference('SMA11B177'),
  lines: demoReference('SHP3X7K2M'),
  names: demoReference('NAM3S9ZQ4'),
  tsp: demoReference('TSP5V8R6W'),
  paid: demoReference('PA1DC4T9Y'),
  expired: demoReference('EXP1R3D5H'),
  cancelled: demoReference('CANC3XG62'),
  review: demoReference('REV13WN8J'),
  reversed: demoReference('V01DRB7F0'),
} as const;

/** Who wrote what a demonstration did. The audit log forgets nothing, also when accounts are renamed or deleted. */
export const demonstrationActor = 'demonstration';

const traces = `
  select concat_ws(', ',
    case when exists (select from bills where reference = any ($1)) then 'bills that nobody owes' end,
    case when exists (select from users where email like '%@demo.test') then 'accounts whose password everybody knows' end,
    case when exists (select from audit_log where actor = 'system:' || $2::text) then 'entries of a demonstration in the audit log' end
  ) as found`;

/** Throws a `ConfigError` for a database that a demonstration has written to. Nothing of it can be taken back for certain. */
export async function requireNoDemonstration(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ found: string }>(traces, [Object.values(demoBillReferences), demonstrationActor]);
  const found = rows[0]?.found;
  if (!found) return;
  throw new ConfigError([
    `The database of DATABASE_URL has held a demonstration (${found}): production starts on a database of its own.`,
  ]);
}
