import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isWhole, until } from './cluster-state.ts';
import { secondsOf } from './figures.ts';
import { giveBills } from './give-bills.ts';
import { losses } from './losses.ts';
import { startPayers } from './payers.ts';
import { prepareFolder } from './prepare-folder.ts';
import { hasHeld, roundsTable, verdictLines } from './report.ts';
import { missingPackages } from './required-programs.ts';
import { loseLeader, type Round, switchOver } from './rounds.ts';
import { startCluster } from './start-cluster.ts';
import { type Portal, startPortal } from './start-portal.ts';
import { judge } from './verdict.ts';

/** Enough for the longest round. */
const billsAhead = 1_000;
/** One planned change after as many losses. */
const plannedEvery = 10;

/** `npm run drill [-- --rounds 20 --minutes 60]`: loses the primary of the database under payments, and counts what was lost. */
async function main(rounds: number, minutes: number): Promise<number> {
  const missing = missingPackages();
  if (process.platform !== 'linux' || missing.length > 0) {
    console.log(
      `The drill is skipped: it needs Debian's packages, and ${missing.join(', ') || 'this system'} is not there (apt-get install ${missing.join(' ')}).`,
    );
    return 0;
  }
  const startedAt = Date.now();
  const say = (line: string) => console.log(`  ${secondsOf(Date.now() - startedAt).padStart(8)}  ${line}`);
  const { places, secrets } = await prepareFolder();
  say(`Everything of the drill is in ${places.folder}, at ${places.net}.*`);
  const cluster = await startCluster(places, secrets);
  // What a node started is nobody's child, and would outlive an interruption.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      cluster.stop();
      process.exit(130);
    });
  say('Three nodes run: one leads, one has what is committed, one follows');
  let portal: Portal | undefined;
  let held = false;
  try {
    portal = await startPortal(cluster, say);
    const payers = startPayers(portal);
    const done: Round[] = [];
    const tell = (round: Round) => {
      done.push(round);
      say(
        `${String(done.length).padStart(2)} ${round.what}: ${secondsOf(round.gapMs)} without a confirmed payment, safe again after ${secondsOf(round.safeMs)}`,
      );
    };
    let fault: unknown;
    try {
      for (let round = 0; round < rounds; round += 1) {
        if (Date.now() > startedAt + minutes * 60_000) {
          say(`No time is left for more than ${round} of ${rounds} losses`);
          break;
        }
        if (payers.bills() < billsAhead) payers.give(await giveBills(portal, billsAhead));
        if (round % plannedEvery === 1) tell(await switchOver(cluster, payers));
        tell(await loseLeader(cluster, payers, losses[round % losses.length] ?? losses[0]));
      }
      await until(places, 'All three nodes', isWhole, 300);
      say('All three nodes are back');
    } catch (error) {
      // What was acknowledged until then is counted all the same.
      fault = error;
      say(`It does not go on: ${error instanceof Error ? error.message : String(error)}`);
    }
    await payers.stop();
    const verdict = await judge(portal, payers.acknowledged);
    console.log(`\n${roundsTable(done)}\n\n${verdictLines(verdict).join('\n')}`);
    held = fault === undefined && hasHeld(done, verdict);
    console.log(held ? '\nThe drill held.' : `\nThe drill failed. What every program said is in ${places.folder}`);
    return held ? 0 : 1;
  } finally {
    await portal?.stop();
    cluster.stop();
    if (held) await rm(places.folder, { recursive: true, force: true });
  }
}

const args = process.argv.slice(2).filter((argument) => argument !== '--');
const { values } = parseArgs({
  args,
  options: { rounds: { type: 'string', default: '20' }, minutes: { type: 'string', default: '60' } },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds is a number of losses, such as 20');
process.exit(await main(rounds, Number(values.minutes)));
