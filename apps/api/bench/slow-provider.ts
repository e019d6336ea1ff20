import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Remita as far as a bench asks it: every reference is paid in full, and whoever asks for one waits `DELAY` milliseconds. Says its address. */
const delayMs = Number(process.env.DELAY ?? 100);
const amount = process.env.AMOUNT ?? '12500.00';
let made = 150_000_000_000;

const server = createServer(async (request, response) => {
  request.resume();
  const path = request.url ?? '';
  if (path.endsWith('/paymentinit')) {
    await wait(delayMs);
    made += 1;
    response.end(`jsonp ({"statuscode":"025","RRR":"${made}","status":"Payment Reference generated"})`);
    return;
  }
  const [, rrr = ''] = /\/(\d{12})\//.exec(path) ?? [];
  response.end(
    `{"amount":${amount},"RRR":"${rrr}","orderId":"order-${rrr}","message":"Approved","paymentDate":"2026-11-20 09:15:30 AM","status":"00"}`,
  );
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});
process.on('SIGTERM', () => process.exit(0));
