import './ports.ts';
import { join } from 'node:path';
import { repositoryRoot, startService } from '@portal/local-stack';
import { listed, median, percentile, reportRow } from '@portal/quality-gate/bench';
import { Pool } from 'undici';
import { givenAccount } from '../world/accounts.ts';
import { ports } from '../world/addresses.ts';
import { givenBill } from '../world/bills.ts';
import type { DemoAccount } from '../world/demo-accounts.ts';
import { gatewayFor } from './gateway-for.ts';
import { withPortal } from './portal.ts';
import { benchPorts } from './ports.ts';

/** A hundred people sign in at the same moment while others look bills up; and what a wrong password tells by its time. */
const people = 100;
const lookUpEveryMs = 20;
const idleLookUps = 200;
const guesses = Number(process.env.BENCH_GUESSES ?? 160);
const triesPerAccount = 8;

const pool = new Pool(`http://127.0.0.1:${benchPorts.measuredGateway}`, { connections: 256 });
const visitor = (number: number) => `10.1.${Math.floor(number / 250) % 250}.${(number % 250) + 1}`;

interface Answer {
  readonly status: number;
  readonly ms: number;
}

async function signIn(email: string, password: string, from: number): Promise<Answer> {
  const started = performance.now();
  const { statusCode, body } = await pool.request({
    method: 'POST',
    path: '/api/v1/sessions',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor(from) },
    body: JSON.stringify({ email, password, door: 'public' }),
  });
  await body.dump();
  return { status: statusCode, ms: performance.now() - started };
}

async function lookUp(reference: string, from: number): Promise<Answer> {
  const started = performance.now();
  const { statusCode, body } = await pool.request({
    method: 'GET',
    path: `/api/v1/bills/open?billReference=${reference}`,
    headers: { 'x-forwarded-for': visitor(from) },
  });
  await body.dump();
  return { status: statusCode, ms: performance.now() - started };
}

/** One look-up every so often, whether or not the one before has been answered, until told to stop. */
async function steadyLookUps(reference: string, isOver: (count: number) => boolean): Promise<readonly Answer[]> {
  const answers: Promise<Answer>[] = [];
  while (!isOver(answers.length)) {
    answers.push(lookUp(reference, answers.length));
    await new Promise((resolve) => setTimeout(resolve, lookUpEveryMs));
  }
  return Promise.all(answers);
}

const p95 = (answers: readonly Answer[]) =>
  percentile(
    answers.map(({ ms }) => ms),
    0.95,
  );

async function rush(): Promise<void> {
  const accounts: DemoAccount[] = [];
  while (accounts.length < people) accounts.push(await givenAccount('Individual'));
  const { reference } = await givenBill();
  await steadyLookUps(reference, (count) => count >= idleLookUps / 4);
  const idle = await steadyLookUps(reference, (count) => count >= idleLookUps);
  let isOver = false;
  const meanwhile = steadyLookUps(reference, () => isOver);
  const started = performance.now();
  const signIns = await Promise.all(accounts.map(({ email, password }, number) => signIn(email, password, number)));
  const seconds = (performance.now() - started) / 1000;
  isOver = true;
  const busy = await meanwhile;
  const failed = [...signIns, ...busy].filter(({ status }) => status !== 200).length;
  const waits = signIns.map(({ ms }) => ms);
  reportRow({
    what: 'bill look-ups while 100 people sign in, p95',
    value: p95(busy) / 1000,
    unit: 's',
    bar: { atMost: 1 },
    raw: `idle p95 ${p95(idle).toFixed(0)} ms, in the rush ${p95(busy).toFixed(0)} ms (${busy.length} look-ups); sign-ins done in ${seconds.toFixed(1)} s, wait median ${median(waits).toFixed(0)} ms, longest ${Math.max(...waits).toFixed(0)} ms`,
  });
  reportRow({
    what: 'look-ups and sign-ins of the rush that failed or timed out',
    value: failed,
    unit: '',
    bar: { atMost: 0 },
    raw: `${signIns.length} sign-ins, ${busy.length} look-ups`,
  });
}

/** How often a wrong password for somebody's account takes longer than one for nobody's: half of the time when it tells nothing. */
async function whatTimeTells(): Promise<void> {
  const known: number[] = [];
  const unknown: number[] = [];
  let account = await givenAccount('Individual');
  for (let guess = 0; guess < guesses; guess += 1) {
    if (guess % triesPerAccount === 0) account = await givenAccount('Individual');
    const stranger = `nobody-${Math.floor(guess / triesPerAccount)}-${account.email}`;
    const ofKnown = () => signIn(account.email, 'Wrong-1234', 1000 + guess);
    const ofUnknown = () => signIn(stranger, 'Wrong-1234', 2000 + guess);
    const knownFirst = guess % 2 === 0;
    const first = await (knownFirst ? ofKnown() : ofUnknown());
    const second = await (knownFirst ? ofUnknown() : ofKnown());
    known.push((knownFirst ? first : second).ms);
    unknown.push((knownFirst ? second : first).ms);
  }
  const longer = known.reduce((sum, ms) => sum + unknown.filter((other) => ms > other).length, 0);
  const spread = (values: readonly number[]) =>
    listed(
      [0.05, 0.25, 0.5, 0.75, 0.95].map((share) => percentile(values, share)),
      0,
    );
  reportRow({
    what: 'known and unknown accounts: how far their times tell them apart (0: not at all, 0.5: always)',
    value: Math.abs(longer / (known.length * unknown.length) - 0.5),
    unit: '',
    bar: { atMost: 0.1 },
    raw: `p5, p25, p50, p75, p95: known ${spread(known)}; unknown ${spread(unknown)} ms; ${guesses} guesses each`,
  });
}

await withPortal(async (portal) => {
  const gateway = gatewayFor('gateway to the API', benchPorts.measuredGateway, ports.api, portal);
  const service = await startService(gateway, join(repositoryRoot, '.data', 'bench-logs'));
  try {
    await rush();
    await whatTimeTells();
  } finally {
    await pool.destroy();
    await service.stop();
  }
});
