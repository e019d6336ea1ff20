import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { hubPath, startHub, startPlain } from './servers.ts';

const idleConnections = 10_000;
const pushClients = 1_000;
const rounds = 15;
const pushesPerRound = 20_000;
const handshake = '{"protocol":"json","version":1}\u001e';
const join = '{"type":1,"target":"Join","arguments":["bill-{index}"]}\u001e';
const joinAll = '{"type":1,"target":"Join","arguments":["all"]}\u001e';

function child(file: URL, args: readonly string[] = [], flags: readonly string[] = []): ChildProcess {
  return fork(fileURLToPath(file), args, { execArgv: ['--expose-gc', ...flags] });
}

async function ask<T>(process: ChildProcess, message: object | string): Promise<T> {
  process.send(message);
  const [answer] = await once(process, 'message');
  return answer;
}

async function connectClients(order: object): Promise<ChildProcess> {
  const clients = child(new URL('./clients.ts', import.meta.url));
  await ask(clients, order);
  return clients;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const tick = () => new Promise((resolve) => setImmediate(resolve));

/** CPU of this process for one push, in microseconds; a batch at a time, so that the kernel keeps up. */
async function cpuPerPush(push: (index: number) => void): Promise<number> {
  const before = process.cpuUsage();
  for (let sent = 0; sent < pushesPerRound; sent += 1) {
    push(sent % pushClients);
    if (sent % pushClients === pushClients - 1) await tick();
  }
  await tick();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / pushesPerRound;
}

interface Contest {
  readonly title: string;
  readonly hub: (index: number) => void;
  readonly plain: (index: number) => void;
}

async function compare({ title, hub, plain }: Contest): Promise<void> {
  const hubUs: number[] = [];
  const plainUs: number[] = [];
  for (let round = -2; round < rounds; round += 1) {
    const hubFirst = round % 2 === 0;
    const first = await cpuPerPush(hubFirst ? hub : plain);
    const second = await cpuPerPush(hubFirst ? plain : hub);
    // The first rounds only warm up.
    if (round < 0) continue;
    hubUs.push(hubFirst ? first : second);
    plainUs.push(hubFirst ? second : first);
  }
  const ratio = median(hubUs.map((us, index) => us / (plainUs[index] ?? Number.NaN)));
  console.log(
    `${title}: ${ratio.toFixed(2)} x plain ws   (hub ${median(hubUs).toFixed(2)} µs, ws ${median(plainUs).toFixed(2)} µs; median of ${rounds} interleaved pairs)`,
  );
}

async function benchPushes(): Promise<void> {
  const { hub, port } = await startHub();
  const plain = await startPlain();
  const answers = '{}\u001e'.length + 2 + 2 * ('{"type":3,"invocationId":"1"}\u001e'.length + 2);
  const [joined, listening] = [
    await connectClients({
      port,
      path: hubPath,
      count: pushClients,
      greetings: [
        handshake,
        join.replace('"arguments"', '"invocationId":"1","arguments"'),
        joinAll.replace('"arguments"', '"invocationId":"2","arguments"'),
      ],
      bytesUntilReady: answers,
    }),
    await connectClients({ port: plain.port, path: '/', count: pushClients, greetings: ['hi'], bytesUntilReady: 4 }),
  ];
  const payload = { statusCode: 200 };
  const text = `${JSON.stringify({ type: 1, target: 'PaymentNotificationResponse', arguments: [payload] })}\u001e`;
  await compare({
    title: 'CPU per push, one listener each',
    hub: (index) => hub.groups.send(`bill-${index}`, 'PaymentNotificationResponse', payload),
    plain: (index) => plain.sockets[index]?.send(text),
  });
  await compare({
    title: `CPU per push, one message to ${pushClients}`,
    hub: (index) => {
      if (index === 0) hub.groups.send('all', 'PaymentNotificationResponse', payload);
    },
    plain: (index) => plain.sockets[index]?.send(text),
  });
  const heard = await Promise.all([joined, listening].map((clients) => ask<{ heardBytes: number }>(clients, 'heard')));
  console.log(`heard by the clients: hub ${heard[0]?.heardBytes} bytes, ws ${heard[1]?.heardBytes} bytes`);
  for (const clients of [joined, listening]) clients.send('stop');
}

type ServerState = 'settled' | 'fresh';

interface Memory {
  readonly rssKib: number;
  readonly heapKib: number;
}

/** The flags every program of the portal is started with (packages/local-stack, node-program.ts). */
const asPortalProgramsStart = ['--max-semi-space-size=8'];

/** Per connection, resident and live. */
async function idleMemory(kind: 'hub' | 'plain', state: ServerState): Promise<Memory> {
  const fixedYoungGeneration = ['--min-semi-space-size=16', '--max-semi-space-size=16'];
  const server = child(
    new URL('./idle-server.ts', import.meta.url),
    [kind, state],
    state === 'settled' ? fixedYoungGeneration : asPortalProgramsStart,
  );
  const [{ port }] = (await once(server, 'message')) as [{ port: number }];
  const before = await ask<NodeJS.MemoryUsage>(server, 'measure');
  const greetings = kind === 'hub' ? [handshake] : ['hi'];
  const bytesUntilReady = kind === 'hub' ? 5 : 4;
  const clients = await connectClients({ port, path: hubPath, count: idleConnections, greetings, bytesUntilReady });
  const after = await ask<NodeJS.MemoryUsage>(server, 'measure');
  const gone = [once(clients, 'exit'), once(server, 'exit')];
  clients.send('stop');
  server.send('stop');
  await Promise.all(gone);
  const kib = (bytes: number) => bytes / idleConnections / 1024;
  return { rssKib: kib(after.rss - before.rss), heapKib: kib(after.heapUsed - before.heapUsed) };
}

async function benchMemory(state: ServerState, what: string): Promise<void> {
  const hub: Memory[] = [];
  const plain: Memory[] = [];
  for (const _round of [1, 2, 3]) {
    hub.push(await idleMemory('hub', state));
    plain.push(await idleMemory('plain', state));
  }
  const rss = (memories: readonly Memory[]) => memories.map(({ rssKib }) => rssKib);
  const heap = (memories: readonly Memory[]) => median(memories.map(({ heapKib }) => heapKib)).toFixed(2);
  const all = (values: readonly number[]) => values.map((kib) => kib.toFixed(2)).join(', ');
  const ratio = (median(rss(hub)) / median(rss(plain))).toFixed(2);
  console.log(
    `memory per idle connection at ${idleConnections}, ${what}: ${median(rss(hub)).toFixed(2)} KiB, ${ratio} x plain ws   (resident: hub ${all(rss(hub))}; ws ${all(rss(plain))}; live heap: hub ${heap(hub)}, ws ${heap(plain)})`,
  );
}

await benchPushes();
await benchMemory('settled', 'young generation of V8 not counted');
await benchMemory('fresh', 'from a process that has done nothing yet');
process.exit(0);
