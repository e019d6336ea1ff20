import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { findTransaction, receivePayment, whyClosed } from '../interswitch/transactions.ts';
import { koboOfNaira } from '../naira.ts';
import { registerTerminals } from '../pos/pos.routes.ts';
import { channelCode } from '../remita/channels.ts';
import { findInvoice, whyNotPayable } from '../remita/invoices.ts';
import { notificationBody, sendNotification } from '../remita/notification.ts';
import { recordPayment, returnPayment } from '../remita/record-payment.ts';
import { toJson } from '../state.ts';
import type { World } from '../world.ts';
import { registerCounter } from './counter-page.ts';
import { scenario } from './scenario-book.ts';
import { settlementCsv } from './settlement.ts';

const nairaText = z.string().transform((text, context) => {
  const kobo = koboOfNaira(text);
  if (kobo !== undefined) return kobo;
  context.addIssue({ code: 'custom', message: 'must be naira, such as "20000.00"' });
  return z.NEVER;
});

const payOrder = z.strictObject({
  rrr: z.string().optional(),
  /** An Interswitch `txn_ref`, in place of the RRR. */
  reference: z.string().optional(),
  channel: z.string().nullable().optional(),
  amount: nairaText.optional(),
  /** Pays although the RRR is paid, cancelled or expired. */
  force: z.boolean().default(false),
});
const notifyOrder = z.strictObject({
  rrr: z.string(),
  channel: z.string().nullable().default('CARDPAYMENT'),
  amount: nairaText.default(0n),
  orderId: z.string().default(''),
});
const replayOrder = z.strictObject({ delivery: z.string() });
const returnOrder = z.strictObject({ rrr: z.string() });
const clockOrder = z.union([
  z.strictObject({ advanceSeconds: z.number().min(0) }),
  z.strictObject({ now: z.iso.datetime({ offset: true }) }),
]);
const settingsOrder = z.strictObject({
  remitaListenerUrl: z.url().nullable().optional(),
  interswitchWebhookUrl: z.url().nullable().optional(),
  variants: z
    .strictObject({
      wrapper: z.enum(['jsonp-space', 'jsonp', 'parentheses', 'semicolon', 'bare']),
      statusWrapper: z.enum(['jsonp-space', 'jsonp', 'parentheses', 'semicolon', 'bare']),
      duplicate: z.enum(['028', '055', 'DUPLICATE_REQUEST']),
      processorMember: z.enum(['processorId', 'processId']),
    })
    .partial()
    .optional(),
});
const resetOrder = z.strictObject({ seed: z.string().optional() }).optional();

/** The strings behind the stage: for testers on this machine only. */
export function registerControl(app: FastifyInstance, world: World): void {
  app.register((control, _options, done) => {
    control.addHook('onRequest', onlyThisMachine(world));
    registerOrders(control, world);
    registerViews(control, world);
    registerCounter(control, world);
    registerTerminals(control, world);
    done();
  });
}

function registerOrders(app: FastifyInstance, world: World): void {
  const order = <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    carryOut: (value: z.infer<Schema>, reply: FastifyReply) => unknown,
  ) =>
    app.post(path, async (request, reply) => {
      const parsed = schema.safeParse(request.body ?? undefined);
      if (!parsed.success) return reply.code(400).send({ error: z.prettifyError(parsed.error) });
      const result = await carryOut(parsed.data, reply);
      return reply.sent ? reply : sendJson(reply, result);
    });

  order('/__sandbox/scenarios', scenario, (value, reply) => {
    reply.code(201);
    return world.scenarios.add(value);
  });

  order('/__sandbox/pay', payOrder, ({ rrr, reference, channel, amount, force }, reply) => {
    if (reference !== undefined) return payTransaction(reference, channel ?? 'TRANSFER', amount, force, reply);
    const invoice = findInvoice(world, rrr ?? '');
    if (!invoice) return fail(reply, 404, 'No such RRR.');
    const refusal = whyNotPayable(world, invoice);
    if (refusal && !force) return fail(reply, 409, refusal);
    return recordPayment(world, invoice, {
      channel: channelCode(channel === undefined ? 'BRANCH' : channel),
      paidKobo: amount,
    });
  });

  order('/__sandbox/return', returnOrder, ({ rrr }, reply) => {
    const invoice = findInvoice(world, rrr);
    if (!invoice) return fail(reply, 404, 'No such RRR.');
    return returnPayment(world, invoice) ?? fail(reply, 409, 'Nothing was paid, or it went back already.');
  });

  function payTransaction(
    reference: string,
    channel: string,
    paidKobo: bigint | undefined,
    force: boolean,
    reply: FastifyReply,
  ) {
    const transaction = findTransaction(world, reference);
    if (!transaction) return fail(reply, 404, 'No such reference.');
    const refusal = whyClosed(world, transaction);
    if (refusal && !force) return fail(reply, 409, refusal);
    receivePayment(world, transaction, { channel: channel.toUpperCase(), paidKobo });
    return transaction;
  }

  order('/__sandbox/notify', notifyOrder, ({ rrr, channel, amount, orderId }) => {
    world.journal.write('remita.notification.forged', { ref: rrr, channel, amountKobo: amount });
    const known = findInvoice(world, rrr);
    const now = world.clock.now().toISOString();
    const invoice = known ?? {
      rrr,
      orderId,
      serviceTypeId: world.config.remita.serviceTypeId,
      amount: '',
      amountKobo: amount,
      payerName: 'Nobody',
      payerEmail: '',
      payerPhone: '',
      description: '',
      customFields: [],
      createdAt: now,
      expiresAt: null,
      state: 'pending' as const,
      payments: [],
    };
    const paidKobo = amount === 0n ? invoice.amountKobo : amount;
    const payment = { id: '0', rrr, channel: channelCode(channel), paidKobo, paidAt: now };
    sendNotification(world, rrr, notificationBody(world, invoice, payment));
    return { sent: true };
  });

  order('/__sandbox/replay', replayOrder, ({ delivery }, reply) => {
    const found = world.state.deliveries.find(({ id }) => id === delivery);
    if (!found) return fail(reply, 404, 'No such delivery.');
    const copy = { ...found, id: world.sequence.hex(12), attempts: 0, state: 'waiting' as const };
    world.deliveries.send(copy);
    return { delivery: copy.id };
  });

  order('/__sandbox/clock', clockOrder, async (value) => {
    if ('now' in value) await world.clock.set(new Date(value.now));
    else await world.clock.advance(value.advanceSeconds * 1000);
    world.journal.write('clock.moved', value);
    return { now: world.clock.now().toISOString() };
  });

  order('/__sandbox/settings', settingsOrder, ({ remitaListenerUrl, interswitchWebhookUrl, variants }) => {
    if (remitaListenerUrl !== undefined) world.state.remita.listenerUrl = remitaListenerUrl ?? undefined;
    if (interswitchWebhookUrl !== undefined) world.state.interswitch.webhookUrl = interswitchWebhookUrl ?? undefined;
    Object.assign(world.variants, variants);
    world.snapshot.changed();
    return settings(world);
  });

  order('/__sandbox/reset', resetOrder, (value) => {
    world.reset(value?.seed);
    return { reset: true };
  });
}

function registerViews(app: FastifyInstance, world: World): void {
  app.get('/', (_request, reply) => reply.redirect('/__sandbox/counter'));
  app.get('/__sandbox/health', (_request, reply) =>
    sendJson(reply, {
      status: 'ok',
      now: world.clock.now().toISOString(),
      invoices: world.state.remita.invoices.length,
    }),
  );
  app.get<{ Querystring: { after?: string } }>('/__sandbox/journal', (request, reply) => {
    const after = Number(request.query.after ?? 0);
    return sendJson(
      reply,
      world.journal.entries().filter(({ sequence }) => sequence > after),
    );
  });
  app.get('/__sandbox/scenarios', (_request, reply) => sendJson(reply, world.scenarios.list()));
  app.delete('/__sandbox/scenarios', (_request, reply) => {
    world.scenarios.clear();
    return sendJson(reply, []);
  });
  app.get('/__sandbox/settings', (_request, reply) => sendJson(reply, settings(world)));
  app.get('/__sandbox/settlement.csv', (_request, reply) =>
    reply.type('text/csv; charset=utf-8').send(settlementCsv(world)),
  );
}

function settings({ state, variants }: World) {
  return {
    remitaListenerUrl: state.remita.listenerUrl ?? null,
    interswitchWebhookUrl: state.interswitch.webhookUrl ?? null,
    variants,
  };
}

function sendJson(reply: FastifyReply, value: unknown) {
  return reply.type('application/json; charset=utf-8').send(toJson(value));
}

function fail(reply: FastifyReply, status: number, error: string): { error: string } {
  reply.code(status);
  return { error };
}

const loopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const loopbackHost = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/** Turns away other machines, and pages of other sites that would pull the strings from a browser on this one. */
function onlyThisMachine({ config }: World) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { origin, host = '' } = request.headers;
    const ownOrigins = [config.publicUrl, `http://${host}`];
    if (!loopback.includes(request.ip) || !loopbackHost.test(host) || (origin && !ownOrigins.includes(origin))) {
      return reply.code(403).send({ error: 'The control API answers this machine only.' });
    }
  };
}
