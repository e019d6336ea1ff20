import type { FastifyInstance } from 'fastify';
import type { CanaryDesk } from './canary-desk.ts';
import { reportKinds } from './release-watch.ts';
import { reportsPath } from './watch-script.ts';

const bodyLimit = 512;
const mostOfAddress = 120;
const perMs = 60_000;
const mostAddresses = 50_000;
const longestLoadMs = 120_000;

/** Where browsers tell how a release went that is being tried: no address, no account and no words are kept of it. */
export function releaseReportRoutes(app: FastifyInstance, { note }: Pick<CanaryDesk, 'note'>): void {
  const told = new Map<string, number>();
  let from = Date.now();

  function isTooOften(address: string): boolean {
    if (Date.now() - from > perMs || told.size > mostAddresses) {
      told.clear();
      from = Date.now();
    }
    const count = (told.get(address) ?? 0) + 1;
    told.set(address, count);
    return count > mostOfAddress;
  }

  app.post<{ Body: unknown }>(reportsPath, { bodyLimit }, async ({ body, ip }, reply) => {
    const report = reportIn(body);
    if (report && !isTooOften(ip)) note(report);
    return reply.status(204).header('cache-control', 'no-store').send();
  });
}

function reportIn(body: unknown) {
  try {
    const { app, release, kind, ms } = JSON.parse(String(body)) as Readonly<Record<string, unknown>>;
    const known = reportKinds.find((each) => each === kind);
    if (typeof app !== 'string' || typeof release !== 'string' || !known) return undefined;
    const isTime = typeof ms === 'number' && ms >= 0 && ms <= longestLoadMs;
    return { app, release, kind: known, ...(isTime && { ms: Math.round(ms) }) };
  } catch {
    return undefined;
  }
}
