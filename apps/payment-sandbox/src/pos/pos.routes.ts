import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { toJson } from '../state.ts';
import type { World } from '../world.ts';
import { batchOf, fileOf, notice, sendToPortal, takeMoney, transactionAnswer } from './network.ts';

const payOrder = z.strictObject({
  serial: z.string(),
  /** Of a bill, or an RRR. */
  reference: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  channel: z.enum(['CARD', 'TRANSFER']).default('CARD'),
  /** The network hears of it, and the portal, when the terminal is online again. */
  offline: z.boolean().default(false),
});
const noticeOrder = z.strictObject({ merchantReference: z.string(), forged: z.boolean().default(false) });
const onlineOrder = z.strictObject({ serial: z.string() });
const batchOrder = z.strictObject({
  serial: z.string(),
  day: z.iso.date(),
  /** Slips the terminal has lost. */
  leavesOut: z.array(z.string()).default([]),
});
const lookedUp = z.object({ merchantReference: z.string(), amount: z.number() });

/** The network of terminals, as the portal asks it: what became of an order, and what was paid on a day. */
export function registerPos(app: FastifyInstance, world: World): void {
  const isCaller = (authorization: string | undefined) => authorization === `Bearer ${world.config.pos.apiKey}`;
  app.get<{ Params: { reference: string } }>('/pos/v1/transactions/:reference', (request, reply) =>
    isCaller(request.headers.authorization)
      ? reply.type('application/json').send(transactionAnswer(world, request.params.reference))
      : reply.code(401).send({ error: 'Who are you?' }),
  );
  app.get<{ Params: { day: string } }>('/pos/v1/files/:day', (request, reply) =>
    isCaller(request.headers.authorization)
      ? reply.type('text/csv').send(fileOf(world, request.params.day))
      : reply.code(401).send({ error: 'Who are you?' }),
  );
}

/** Terminals in the hands of a tester; below the control API, for this machine only. */
export function registerTerminals(app: FastifyInstance, world: World): void {
  app.post('/__sandbox/pos/pay', async (request, reply) => {
    const order = payOrder.safeParse(request.body);
    if (!order.success) return reply.code(400).send({ error: z.prettifyError(order.error) });
    const { channel, offline, ...question } = order.data;
    const found = await sendToPortal(world, '/terminals/network/look-ups', question);
    if (found.status !== 200) return reply.code(409).send({ error: found.body });
    const { merchantReference, amount } = lookedUp.parse(JSON.parse(found.body));
    const { serial } = question;
    const payment = takeMoney(world, {
      merchantReference,
      serial,
      amountKobo: BigInt(amount),
      channel,
      isOffline: offline,
    });
    if (!offline) await notice(world, payment);
    return reply.type('application/json').send(toJson(payment));
  });
  app.post('/__sandbox/pos/notify', async (request, reply) => {
    const order = noticeOrder.safeParse(request.body);
    if (!order.success) return reply.code(400).send({ error: z.prettifyError(order.error) });
    const { merchantReference, forged } = order.data;
    const content = { merchantReference, responseCode: '00', amount: 1, channel: 'CARD', retrievalReference: 'forged' };
    const known = world.state.pos.payments.find((payment) => payment.merchantReference === merchantReference);
    const secret = forged ? 'of-somebody-else' : undefined;
    return known ? notice(world, known, secret) : sendToPortal(world, '/payments/notifications/pos', content, secret);
  });
  app.post('/__sandbox/pos/online', async (request, reply) => {
    const order = onlineOrder.safeParse(request.body);
    if (!order.success) return reply.code(400).send({ error: z.prettifyError(order.error) });
    const waiting = world.state.pos.payments.filter(
      ({ serial, isOffline }) => isOffline && serial === order.data.serial,
    );
    for (const payment of waiting) payment.isOffline = false;
    world.snapshot.changed();
    return { came: waiting.length };
  });
  app.post('/__sandbox/pos/batch', async (request, reply) => {
    const order = batchOrder.safeParse(request.body);
    if (!order.success) return reply.code(400).send({ error: z.prettifyError(order.error) });
    const { serial, day, leavesOut } = order.data;
    return sendToPortal(world, '/terminals/network/batches', batchOf(world, serial, day, leavesOut));
  });
}
