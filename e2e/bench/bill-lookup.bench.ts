import './ports.ts';
import { join } from 'node:path';
import { repositoryRoot, type Service, startService } from '@portal/local-stack';
import { listed, median, reportRow } from '@portal/quality-gate/bench';
import { Pool } from 'undici';
import { ports } from '../world/addresses.ts';
import { givenBill } from '../world/bills.ts';
import { gatewayFor } from './gateway-for.ts';
import { withPortal } from './portal.ts';
import { benchPorts } from './ports.ts';

/**
 * Look-ups of bills a second through gateway and API, against a bare Fastify answer behind a second gateway of the same
 * release. Bounded load: so many requests are under way, never more. Rate limits stay on; the visitors have many addresses.
 */
const inFlight = 32;
const rounds = 5;
const perRound = Number(process.env.BENCH_LOOKUPS ?? 4_000);
const billCount = 200;
const visitors = 2_000;

const hello: Service = {
  name: 'hello',
  entry: 'e2e/bench/hello-server.ts',
  env: { PORT: String(benchPorts.hello) },
  readyUrl: `http://127.0.0.1:${benchPorts.hello}/`,
};

async function answersPerSecond(pool: Pool, paths: readonly string[], expected: string): Promise<number> {
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      while (next < perRound) {
        const number = next++;
        const { statusCode, body } = await pool.request({
          method: 'GET',
          path: paths[number % paths.length] ?? '',
          headers: { 'x-forwarded-for': `10.0.${Math.floor((number % visitors) / 250)}.${(number % 250) + 1}` },
        });
        const text = await body.text();
        if (statusCode !== 200 || !text.includes(expected)) throw new Error(`Answered ${statusCode}: ${text}`);
      }
    }),
  );
  return perRound / ((performance.now() - started) / 1000);
}

async function measure(): Promise<void> {
  const paths: string[] = [];
  while (paths.length < billCount) paths.push(`/api/v1/bills/open?billReference=${(await givenBill()).reference}`);
  const portalPool = new Pool(`http://127.0.0.1:${benchPorts.measuredGateway}`, { connections: inFlight });
  const helloPool = new Pool(`http://127.0.0.1:${benchPorts.controlGateway}`, { connections: inFlight });
  const lookups: number[] = [];
  const hellos: number[] = [];
  // The first round only warms up.
  for (let round = -1; round < rounds; round += 1) {
    const lookUp = () => answersPerSecond(portalPool, paths, 'billReference');
    const greet = () => answersPerSecond(helloPool, paths, 'hello');
    const lookUpFirst = round % 2 === 0;
    const first = await (lookUpFirst ? lookUp() : greet());
    const second = await (lookUpFirst ? greet() : lookUp());
    if (round < 0) continue;
    lookups.push(lookUpFirst ? first : second);
    hellos.push(lookUpFirst ? second : first);
  }
  await Promise.all([portalPool.close(), helloPool.close()]);
  reportRow({
    what: 'bill look-up against a bare Fastify hello, both through a gateway',
    value: median(lookups.map((perSecond, round) => perSecond / (hellos[round] ?? Number.NaN))),
    unit: 'x',
    bar: { atLeast: 0.15 },
    raw: `look-ups ${listed(lookups, 0)}; hellos ${listed(hellos, 0)} a second; ${inFlight} in flight, ${perRound} a round`,
  });
}

await withPortal(async (portal) => {
  const logDir = join(repositoryRoot, '.data', 'bench-logs');
  const services = await Promise.all([
    startService(gatewayFor('gateway to the API', benchPorts.measuredGateway, ports.api, portal), logDir),
    startService(gatewayFor('gateway to hello', benchPorts.controlGateway, benchPorts.hello, portal), logDir),
    startService(hello, logDir),
  ]);
  try {
    await measure();
  } finally {
    await Promise.all(services.map((service) => service.stop()));
  }
});
