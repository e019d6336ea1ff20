import { availableParallelism } from 'node:os';
import { listed, median, reportRow } from '@portal/quality-gate/bench';
import { createPasswordHasher } from '../src/modules/ground/identity/password-hasher.ts';

/** A rush of passwords must not take more than one core from those who pay: processor time against the clock. */
const rounds = 5;
const perRound = Number(process.env.BENCH_HASHES ?? 100);

const hasher = createPasswordHasher();
const hash = await hasher.hash('Kaduna-River-2026');
const cores: number[] = [];
const each: number[] = [];
// The first round only warms up.
for (let round = -1; round < rounds; round += 1) {
  const before = process.cpuUsage();
  const started = performance.now();
  await Promise.all(Array.from({ length: perRound }, () => hasher.verify(hash, 'Wrong-1234')));
  const ms = performance.now() - started;
  const { user, system } = process.cpuUsage(before);
  if (round < 0) continue;
  cores.push((user + system) / 1000 / ms);
  each.push(ms / perRound);
}
reportRow({
  what: `cores taken by ${perRound} passwords checked at once`,
  value: Math.max(...cores),
  unit: 'cores',
  bar: { atMost: 1.1 },
  raw: `${listed(cores, 2)} of ${availableParallelism()}; ${median(each).toFixed(1)} ms a password, so the hundredth waits ${((median(each) * 100) / 1000).toFixed(1)} s`,
});
