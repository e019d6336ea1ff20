import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../steps/run-command.ts';

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');
const folder = 'packages/deployment/monitoring';
const rules = read(`${folder}/alerts.yml`);
const boards = globSync(`${folder}/*.board.json`, { cwd: repositoryRoot });

interface Board {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
}
const ofRules = [...rules.matchAll(/^ +expr: (.+)$/gm)].map(([, expr = '']) => expr);
const ofBoards = boards.flatMap((file) =>
  (JSON.parse(read(file)) as Board).panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
);
const recorded = [...rules.matchAll(/^ +- record: (\S+)$/gm)].map(([, name]) => name);

/** What Prometheus itself brings, and what its client for Node counts by itself. */
const known = /^(?:avg_over_time|histogram_quantile)$|^(?:process|nodejs)_/;

/** Names of figures in an expression, without what a histogram appends. Values in quotes name none. */
function figuresIn(expression: string): readonly string[] {
  const names = expression.replaceAll(/"[^"]*"/g, '').match(/\b[a-z]+(?:[_:][a-z0-9]+)+\b/g) ?? [];
  return names.filter((name) => !known.test(name)).map((name) => name.replace(/_(?:bucket|count|sum)$/, ''));
}

const sources = globSync('apps/{api,gateway}/src/**/*.ts', { cwd: repositoryRoot })
  .filter((file) => !/\.test\.ts$|generated/.test(file))
  .map(read)
  .join('\n');
const isCounted = (name: string) => new RegExp(`['\`]${name}['\`{ ]|# TYPE ${name} `).test(sources);

describe('rules and boards', () => {
  it('ask only for what is counted or recorded', () => {
    const asked = [...ofRules, ...ofBoards].flatMap(figuresIn);
    expect(asked.length).toBeGreaterThan(20);
    expect([...new Set(asked)].filter((name) => !recorded.includes(name) && !isCounted(name))).toEqual([]);
  });

  it('would find a figure that nobody counts', () => {
    expect(figuresIn('sum(rate(payments_lost_total{part="x_y"}[5m]))')).toEqual(['payments_lost_total']);
    expect(isCounted('payments_lost_total')).toBe(false);
  });

  it('every promise that is written down has a figure that is counted', () => {
    const promised = [...read('docs/service-levels.md').matchAll(/^\|.*?`([a-z0-9_]+)[`{]/gm)].map(
      ([, name = '']) => name,
    );
    expect(promised.length).toBeGreaterThan(6);
    expect(promised.filter((name) => !isCounted(name))).toEqual([]);
  });

  it('every alert leads to a page that is there', () => {
    const pages = [...rules.matchAll(/runbook: (\S+) \}/g)].map(([, page = '']) => page);
    expect(pages).toHaveLength(rules.match(/- alert: /g)?.length ?? 0);
    expect(pages.filter((page) => !existsSync(join(repositoryRoot, page)))).toEqual([]);
  });
});
