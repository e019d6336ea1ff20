import type pg from 'pg';

/** Before every moment that tests are run at, so that nothing in the template is of the future. */
const templateMoment = '2026-11-01T09:00:00+01:00';

/** How much later than the machine's clock the tests' clock is: as `TEST_CLOCK` says, else not at all (docs/decisions/0729). */
export function clockShiftMs(moment = process.env.TEST_CLOCK): number {
  const shift = moment ? Date.parse(moment) - Date.now() : 0;
  if (Number.isNaN(shift)) throw new Error(`TEST_CLOCK is no moment: ${moment}`);
  return shift;
}

export const templateShiftMs = (): number => clockShiftMs(templateMoment);

/** Every session of the cluster that begins from now on has this clock. */
export async function setDatabaseClock(superuser: pg.Client, shiftMs: number): Promise<void> {
  await superuser.query(`alter role all set portal.clock_shift = '${shiftMs} milliseconds'`);
}

/**
 * Gives this database, and those copied from it, functions that add the shift, in the place of PostgreSQL's own: production has PostgreSQL's.
 * Made before migrations, whose defaults and views are bound to a function when they are made.
 */
export async function addDatabaseClock(superuser: pg.Client): Promise<void> {
  const shift = `coalesce(nullif(current_setting('portal.clock_shift', true), ''), '0')::interval`;
  for (const [name, kind] of [
    ['now', 'stable'],
    ['clock_timestamp', 'volatile'],
  ]) {
    await superuser.query(`
      alter function pg_catalog.${name}() rename to ${name}_of_the_machine;
      create function pg_catalog.${name}() returns timestamptz language sql ${kind} parallel safe
        as $$ select pg_catalog.${name}_of_the_machine() + ${shift} $$`);
  }
}
