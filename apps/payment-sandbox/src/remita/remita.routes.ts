import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerWith } from '../answer.ts';
import { browserScript } from '../pages/assets.ts';
import { parseKeepingNumbers } from '../parse-keeping-numbers.ts';
import type { World } from '../world.ts';
import { cancelInvoice } from './cancel-invoice.ts';
import { registerCheckout } from './checkout/checkout.routes.ts';
import { registerEntrances } from './checkout/entrance.routes.ts';
import { initiatePayment, refusedInitiation } from './initiate-payment.ts';
import { findInvoice, findInvoiceByOrder } from './invoices.ts';
import { paymentStatus } from './payment-status.ts';
import { transactionQuery } from './transaction-query.ts';

const echannel = '/remita/exapp/api/v1/send/api/echannelsvc';
const legacy = '/remita/ecomm';

interface StatusRoute {
  readonly Params: { readonly merchantId: string; readonly reference: string; readonly hash: string };
}

/** Remita generation 1, under the paths of its real hosts. */
export function registerRemita(app: FastifyInstance, world: World): void {
  const { scenarios } = world;
  const authorization = (request: Pick<FastifyRequest, 'headers'>) => request.headers.authorization;
  const field = (body: unknown, name: string) => (body as Record<string, string> | null)?.[name];

  app.register((json, _options, done) => {
    json.removeContentTypeParser('application/json');
    json.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, parsed) => {
      // A body that is no JSON is answered by Remita itself, with a code of its own.
      parsed(null, parseKeepingNumbers(String(text)));
    });
    json.post(`${echannel}/merchant/api/paymentinit`, (request, reply) =>
      answerWith(scenarios, {
        op: 'remita.init',
        refs: [field(request.body, 'orderId')],
        reply,
        perform: () => initiatePayment(world, authorization(request), request.body),
        refuse: (code) => refusedInitiation(world, code),
      }),
    );
    json.post(`${echannel}/v2/api/deactivate.json`, (request, reply) =>
      answerWith(scenarios, {
        op: 'remita.cancel',
        refs: [field(request.body, 'rrr')],
        reply,
        perform: () => cancelInvoice(world, request.body),
      }),
    );
    done();
  });

  for (const prefix of [echannel, legacy]) {
    app.get<StatusRoute>(`${prefix}/:merchantId/:reference/:hash/status.reg`, (request, reply) =>
      answerWith(scenarios, {
        op: 'remita.status',
        refs: [request.params.reference, findInvoice(world, request.params.reference)?.orderId],
        reply,
        perform: () =>
          paymentStatus(world, {
            ...request.params,
            by: 'rrr',
            legacy: prefix === legacy,
            authorization: authorization(request),
          }),
      }),
    );
    app.get<StatusRoute>(`${prefix}/:merchantId/:reference/:hash/orderstatus.reg`, (request, reply) =>
      answerWith(scenarios, {
        op: 'remita.orderstatus',
        refs: [request.params.reference, findInvoiceByOrder(world, request.params.reference)?.rrr],
        reply,
        perform: () =>
          paymentStatus(world, {
            ...request.params,
            by: 'order',
            legacy: prefix === legacy,
            authorization: authorization(request),
          }),
      }),
    );
  }

  app.get<{ Params: { transactionId: string } }>('/payment/v1/payment/query/:transactionId', (request, reply) =>
    answerWith(scenarios, {
      op: 'remita.query',
      refs: [request.params.transactionId],
      reply,
      perform: () =>
        transactionQuery(world, {
          transactionId: request.params.transactionId,
          publicKey: request.headers.publickey?.toString(),
          hash: request.headers.txn_hash?.toString(),
        }),
    }),
  );

  const inlineScript = browserScript(new URL('browser/remita-pay-inline.js', import.meta.url), world.config.publicUrl);
  app.get('/payment/v1/remita-pay-inline.bundle.js', (_request, reply) =>
    answerWith(scenarios, { op: 'remita.script', refs: [], reply, perform: () => inlineScript }),
  );

  registerEntrances(app, world);
  registerCheckout(app, world);
}
