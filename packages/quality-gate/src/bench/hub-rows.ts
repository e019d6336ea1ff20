import type { BenchRow } from './bench-row.ts';

const perPush = /^(CPU per push, .+?): ([\d.]+) x plain ws\s+\((.+)\)$/;
const perConnection = /^(memory per idle connection .+?): ([\d.]+) KiB, [\d.]+ x plain ws\s+\((.+)\)$/;

/** The hub's bench belongs to a package that knows nothing of ours: its figures are read from what it prints. */
export function hubRows(output: string): readonly BenchRow[] {
  return output.split('\n').flatMap((line): BenchRow[] => {
    const push = perPush.exec(line);
    if (push?.[1] && push[3])
      return [{ what: `hub: ${push[1]}`, value: Number(push[2]), unit: 'x', bar: { atMost: 1.2 }, raw: push[3] }];
    const idle = perConnection.exec(line);
    if (idle?.[1] && idle[3])
      return [{ what: `hub: ${idle[1]}`, value: Number(idle[2]), unit: 'KiB', bar: { atMost: 8 }, raw: idle[3] }];
    return [];
  });
}
