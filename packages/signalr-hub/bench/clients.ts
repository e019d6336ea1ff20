import { connect, type Socket } from 'node:net';

/** Raw clients in a process of their own: they connect, answer nothing, and count what arrives. */
interface ClientOrder {
  readonly port: number;
  readonly path: string;
  readonly count: number;
  /** Sent after the upgrade, each as one WebSocket message. */
  readonly greetings: readonly string[];
  /** How many bytes each client hears (without the upgrade's own answer) before it counts as connected. */
  readonly bytesUntilReady: number;
}

const key = 'A'.repeat(22);
const upgrade = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}==\r\n\r\n`;

/** A masked text frame with the mask zero. */
function frameOf(text: string): Buffer {
  const payload = Buffer.from(text);
  if (payload.length > 125) throw new Error('a greeting has at most 125 bytes');
  return Buffer.concat([Buffer.of(0x81, 0x80 | payload.length, 0, 0, 0, 0), payload]);
}

let heardBytes = 0;

function open(order: ClientOrder, index: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: order.port, host: '127.0.0.1', noDelay: true });
    let isUpgraded = false;
    let heard = 0;
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      heardBytes += chunk.length;
      if (isUpgraded) heard += chunk.length;
      else {
        const end = chunk.indexOf('\r\n\r\n');
        if (!chunk.toString('latin1', 0, 12).endsWith('101')) reject(new Error(chunk.toString('latin1', 0, 60)));
        isUpgraded = true;
        heard = chunk.length - end - 4;
        for (const greeting of order.greetings) socket.write(frameOf(greeting.replace('{index}', String(index))));
      }
      if (heard >= order.bytesUntilReady) resolve(socket);
    });
    socket.write(upgrade(order.path));
  });
}

async function openAll(order: ClientOrder): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < order.count) await open(order, next++);
  };
  await Promise.all(Array.from({ length: 100 }, lane));
}

process.on('message', (message: ClientOrder | 'heard' | 'stop') => {
  if (message === 'stop') process.exit(0);
  else if (message === 'heard') process.send?.({ heardBytes });
  else openAll(message).then(() => process.send?.('ready'));
});
