import './ports.ts';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { repositoryRoot, startService } from '@portal/local-stack';
import { percentile, reportRow } from '@portal/quality-gate/bench';
import { Pool } from 'undici';
import { ports } from '../world/addresses.ts';
import { givenBill } from '../world/bills.ts';
import { gatewayFor } from './gateway-for.ts';
import { withPortal } from './portal.ts';
import { benchPorts } from './ports.ts';

/** Sixty people come each second, twenty are let in; and somebody has begun to pay. */
const comingPerSecond = 60;
const perSecond = 20;
const seconds = 20;
/** What is not used is kept so long: so many more come in at first. */
const keptSeconds = 5;
const payEveryMs = 50;

const pool = new Pool(`http://127.0.0.1:${benchPorts.measuredGateway}`, { connections: 256 });

interface Answer {
  readonly status: number;
  readonly ms: number;
  readonly cookie: string;
}

async function ask(path: string, visitor: number, cookie = ''): Promise<Answer> {
  const started = performance.now();
  const { statusCode, headers, body } = await pool.request({
    method: 'GET',
    path,
    headers: { cookie, 'x-forwarded-for': `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}` },
  });
  await body.dump();
  const ms = performance.now() - started;
  const set = [headers['set-cookie'] ?? []].flat()[0];
  return { status: statusCode, ms, cookie: set?.split(';')[0] ?? cookie };
}

/** What a payment that has begun asks for, one so often, until told to stop. */
async function payer(reference: string, isOver: () => boolean): Promise<readonly Answer[]> {
  const answers: Promise<Answer>[] = [];
  while (!isOver()) {
    const ofPage = `/payment-redirect-open?billRef=${reference}`;
    const ofCall = `/api/v1/bills/open?billReference=${reference}`;
    answers.push(ask(answers.length % 2 === 0 ? ofPage : ofCall, answers.length));
    await wait(payEveryMs);
  }
  return Promise.all(answers);
}

function forSeconds(length: number): () => boolean {
  const end = performance.now() + length * 1000;
  return () => performance.now() > end;
}

/** Comes, and comes back as the page says, until let in. */
async function visit(visitor: number, isOver: () => boolean): Promise<boolean> {
  let { status, cookie } = await ask('/', 65_536 + visitor);
  while (status === 503 && !isOver()) {
    await wait(2_000);
    ({ status, cookie } = await ask('/', 65_536 + visitor, cookie));
  }
  return status === 200;
}

const p95 = (answers: readonly Answer[]) =>
  percentile(
    answers.map(({ ms }) => ms),
    0.95,
  );

async function dueDay(reference: string): Promise<void> {
  await payer(reference, forSeconds(3));
  const before = await payer(reference, forSeconds(8));
  const isOver = forSeconds(seconds);
  const meanwhile = payer(reference, isOver);
  const visits: Promise<boolean>[] = [];
  while (!isOver()) {
    visits.push(visit(visits.length, isOver));
    await wait(1000 / comingPerSecond);
  }
  const during = await meanwhile;
  const entered = (await Promise.all(visits)).filter(Boolean).length;
  const idle = [...before, ...(await payer(reference, forSeconds(8)))];
  reportRow({
    what: 'payments begun while 60 a second come and 20 are let in, p95 against idle',
    value: p95(during) / p95(idle),
    unit: 'x',
    bar: { atMost: 1.5 },
    raw: `idle p95 ${p95(idle).toFixed(1)} ms (${idle.length}), during ${p95(during).toFixed(1)} ms (${during.length}); ${visits.length} came, ${entered} were let in`,
  });
  reportRow({
    what: 'payments begun that waited or failed on a due day',
    value: during.filter(({ status }) => status !== 200).length,
    unit: '',
    bar: { atMost: 0 },
    raw: `of ${during.length}`,
  });
  reportRow({
    what: 'people let in each second on a due day, beyond the allowance of the beginning',
    value: (entered - perSecond * keptSeconds) / seconds,
    unit: '/s',
    bar: { atMost: perSecond },
    raw: `${entered} in ${seconds} s`,
  });
}

await withPortal(async (portal) => {
  const plain = gatewayFor('gateway on a due day', benchPorts.measuredGateway, ports.api, portal);
  const env = {
    ...plain.env,
    WAITING_ROOM_KEY: 'a-key-of-the-due-day-of-the-bench',
    WAITING_ROOM_PER_SECOND: String(perSecond),
  };
  const service = await startService({ ...plain, env }, join(repositoryRoot, '.data', 'bench-logs'));
  try {
    await dueDay((await givenBill()).reference);
  } finally {
    await pool.destroy();
    await service.stop();
  }
});
