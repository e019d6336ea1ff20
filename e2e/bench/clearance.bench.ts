import './ports.ts';
import { join } from 'node:path';
import { lagosDay } from '@portal/contracts';
import { repositoryRoot, startService } from '@portal/local-stack';
import { listed, median, percentile, reportRow } from '@portal/quality-gate/bench';
import { Pool } from 'undici';
import { givenAccount } from '../world/accounts.ts';
import { ports } from '../world/addresses.ts';
import { givenBill } from '../world/bills.ts';
import { givenCertificate, givenProof, givenYears } from '../world/certificates.ts';
import { openSession } from '../world/open-session.ts';
import { gatewayFor } from './gateway-for.ts';
import { withPortal } from './portal.ts';
import { benchPorts } from './ports.ts';

/**
 * Checks of certificates by their number against look-ups of bills in the same run, through gateway and API; and how long it takes from the
 * tap of somebody of whom nothing is in the way to the certificate with its PDF. Rate limits stay on; the visitors have many addresses.
 */
const inFlight = 32;
const rounds = 5;
const perRound = Number(process.env.BENCH_CHECKS ?? 2_000);
const holders = 50;
const visitors = 2_000;
const taps = Number(process.env.BENCH_TAPS ?? 20);
const lastYear = Number(lagosDay(Date.now()).slice(0, 4)) - 1;

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

async function compareChecks(pool: Pool): Promise<void> {
  const bills: string[] = [];
  const certificates: string[] = [];
  while (bills.length < holders) {
    bills.push(`/api/v1/bills/open?billReference=${(await givenBill()).reference}`);
    const { number } = await givenCertificate((await givenAccount('Individual')).email);
    certificates.push(`/api/v1/clearance/certificates/check?number=${number}`);
  }
  const checks: number[] = [];
  const lookups: number[] = [];
  // The first round only warms up.
  for (let round = -1; round < rounds; round += 1) {
    const check = () => answersPerSecond(pool, certificates, 'validUntil');
    const lookUp = () => answersPerSecond(pool, bills, 'billReference');
    const checkFirst = round % 2 === 0;
    const first = await (checkFirst ? check() : lookUp());
    const second = await (checkFirst ? lookUp() : check());
    if (round < 0) continue;
    checks.push(checkFirst ? first : second);
    lookups.push(checkFirst ? second : first);
  }
  reportRow({
    what: 'check of a certificate by its number against a bill look-up of the same run',
    value: median(checks.map((perSecond, round) => perSecond / (lookups[round] ?? Number.NaN))),
    unit: 'x',
    bar: { atLeast: 0.8 },
    raw: `checks ${listed(checks, 0)}; look-ups ${listed(lookups, 0)} a second; ${inFlight} in flight, ${perRound} a round`,
  });
}

/** Seconds until the certificate is there as a PDF; undefined where the draw gave it to a person. */
async function tapSeconds(pool: Pool): Promise<number | undefined> {
  const account = await givenAccount('Individual');
  await givenProof(account.email);
  await givenYears(account.email, [lastYear - 2, lastYear - 1, lastYear]);
  const { token } = await openSession(account);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const started = performance.now();
  const asked = await pool.request({
    ...{ method: 'POST', path: '/api/v1/account/clearance/applications', headers, body: '{}' },
  });
  const answer = (await asked.body.json()) as { readonly certificate: { readonly number: string } | null };
  if (asked.statusCode !== 200) throw new Error(`Answered ${asked.statusCode}: ${JSON.stringify(answer)}`);
  if (answer.certificate === null) return undefined;
  const path = `/api/v1/account/clearance/certificates/${answer.certificate.number}/document`;
  const paper = await pool.request({ method: 'GET', path, headers: { authorization: headers.authorization } });
  const bytes = Buffer.from(await paper.body.arrayBuffer());
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error(`No paper: ${paper.statusCode}`);
  return (performance.now() - started) / 1000;
}

async function measureTaps(pool: Pool): Promise<void> {
  const seconds: number[] = [];
  for (let tap = 0; tap < taps; tap += 1) {
    const took = await tapSeconds(pool);
    if (took !== undefined) seconds.push(took);
  }
  reportRow({
    what: 'from the tap to the certificate with its PDF, nothing in the way, slowest',
    value: Math.max(...seconds),
    unit: 's',
    bar: { atMost: 10 },
    raw: `${seconds.length} of ${taps} issued by the portal, one after the other; median ${median(seconds).toFixed(2)} s, p95 ${percentile(seconds, 0.95).toFixed(2)} s`,
  });
}

await withPortal(async (portal) => {
  const logDir = join(repositoryRoot, '.data', 'bench-logs');
  const gateway = await startService(
    gatewayFor('gateway to the API', benchPorts.measuredGateway, ports.api, portal),
    logDir,
  );
  const pool = new Pool(`http://127.0.0.1:${benchPorts.measuredGateway}`, { connections: inFlight });
  try {
    await compareChecks(pool);
    await measureTaps(pool);
  } finally {
    await pool.close();
    await gateway.stop();
  }
});
