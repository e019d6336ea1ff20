import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { isSafe, leaderOf, until } from './cluster-state.ts';
import { longestGapMs } from './figures.ts';
import type { Loss } from './losses.ts';
import type { Payers } from './payers.ts';
import { databaseUrl, folderOf } from './places.ts';
import { patronictl } from './required-programs.ts';
import type { Cluster } from './start-cluster.ts';

export interface Round {
  readonly what: string;
  readonly mostSeconds: number;
  /** The longest time without a confirmed payment, from the loss until the next one may come. */
  readonly gapMs: number;
  /** From the loss until another node led. */
  readonly electedMs: number;
  /** From the loss until another node had what is committed again; the third may still be copied. */
  readonly safeMs: number;
  /** What payers were told no with, and how often. */
  readonly refusals: Readonly<Record<string, number>>;
}

/** For so long the loss is left as it is once another node leads: what the old one still says must not count. */
const leftLostMs = 2_000;
/** Payments that flow before and after each loss: a gap needs two ends. */
const flowing = 5;

/** Loses the leader once, and resolves when the next loss would lose nothing and payments flow. */
export async function loseLeader(cluster: Cluster, payers: Payers, loss: Loss): Promise<Round> {
  const { places } = cluster;
  const lead = leaderOf(await until(places, 'A leader and its standby', isSafe)) ?? '';
  return measured(payers, { what: loss.what, mostSeconds: loss.mostSeconds }, async (elected) => {
    const node = cluster.node(lead);
    loss.lose(node);
    const isElsewhere = (leader: string | undefined) => leader !== undefined && leader !== lead;
    await until(places, 'Another leader', (members) => isElsewhere(leaderOf(members)));
    elected();
    await wait(leftLostMs);
    await loss.comeBack(node);
    await until(places, 'A leader and its standby', isSafe);
  });
}

/** As the runbook has it: the pool holds its calls, another node leads, the pool goes on. */
export async function switchOver(cluster: Cluster, payers: Payers): Promise<Round> {
  const { places, secrets } = cluster;
  const [first] = await until(places, 'A leader and its standby', isSafe);
  const settings = join(folderOf(places, first?.name ?? ''), 'patroni.yml');
  return measured(payers, { what: 'planned, calls held', mostSeconds: 10 }, async (elected) => {
    const login = { login: 'portal_operator', password: secrets.operator };
    const pooler = new pg.Client({
      connectionString: databaseUrl(places, { ...login, host: 'pgbouncer', port: 6432, name: 'pgbouncer' }),
    });
    await pooler.connect();
    try {
      await pooler.query('PAUSE');
      execFileSync(patronictl, ['-c', settings, 'switchover', '--force'], { stdio: 'pipe' });
      elected();
    } finally {
      await pooler.query('RESUME');
      await pooler.end();
    }
    await until(places, 'A leader and its standby', isSafe);
  });
}

async function measured(
  payers: Payers,
  about: Pick<Round, 'what' | 'mostSeconds'>,
  act: (elected: () => void) => Promise<void>,
): Promise<Round> {
  await flow(payers);
  const beganAt = Date.now();
  let electedMs = 0;
  await act(() => {
    electedMs = Date.now() - beganAt;
  });
  const safeMs = Date.now() - beganAt;
  await flow(payers);
  const times = payers.acknowledged.map(({ at }) => at);
  const refusals = payers.refusals.filter(({ at }) => at >= beganAt);
  const counts = Map.groupBy(refusals, ({ call, reason }) => `${call}: ${reason}`);
  return {
    ...about,
    gapMs: longestGapMs(times, beganAt),
    electedMs,
    safeMs,
    refusals: Object.fromEntries([...counts].map(([reason, all]) => [reason, all.length])),
  };
}

/** Resolves when that many more payments were confirmed. */
async function flow(payers: Payers): Promise<void> {
  const enough = payers.acknowledged.length + flowing;
  const deadline = Date.now() + 120_000;
  while (payers.acknowledged.length < enough) {
    if (Date.now() > deadline)
      throw new Error(
        `No payments are confirmed any more; last said to payers: ${JSON.stringify(payers.refusals.slice(-5))}`,
      );
    await wait(50);
  }
}
