import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '@portal/local-stack';

const names = {
  unpaid: /^unpaid: development levy/,
  severalLines: /three lines/,
  longTexts: /very long names/,
  fromExpertSystem: /expert system/,
  paid: /^paid/,
  expired: /^expired/,
  cancelled: /^cancelled/,
  underReview: /^under review/,
  void: /^receipt void/,
} as const;

export type DemoBills = Readonly<Record<keyof typeof names, string>>;

/** The demonstration's bills by what they show. */
export function demoBillReferences(): DemoBills {
  const { stdout } = spawnSync('node', [join(repositoryRoot, 'apps/api/seeds/list-demo-bills.ts')], {
    encoding: 'utf8',
  });
  const bills = JSON.parse(stdout) as readonly { reference: string; description: string }[];
  const found = Object.entries(names).map(([name, pattern]) => {
    const bill = bills.find(({ description }) => pattern.test(description));
    if (!bill) throw new Error(`The demonstration has no bill "${name}"`);
    return [name, bill.reference];
  });
  return Object.fromEntries(found);
}
