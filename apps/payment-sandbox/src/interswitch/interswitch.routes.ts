import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { type Answer, answerWith, seeOther } from '../answer.ts';
import type { Operation } from '../control/scenario-book.ts';
import { browserScript } from '../pages/assets.ts';
import type { World } from '../world.ts';
import { refusal, registerInterswitchCheckout } from './checkout/checkout.routes.ts';
import { checkoutPath } from './checkout/checkout-pages.ts';
import { issueToken } from './passport.ts';
import { openPurchase } from './purchase-request.ts';
import { refund } from './refund.ts';
import { requery } from './requery.ts';
import { openVirtualAccount, queryVirtualAccount } from './virtual-account.ts';

type Fields = Readonly<Record<string, string>>;

const payBillRequest = z.object({
  merchantCode: z.string(),
  payableCode: z.string(),
  amount: z.coerce.string(),
  redirectUrl: z.string(),
  customerId: z.string(),
  customerEmail: z.string().optional(),
  currencyCode: z.string(),
});

/** Interswitch Web Checkout, under the paths of its real hosts. */
export function registerInterswitch(app: FastifyInstance, world: World): void {
  const answer = (op: Operation, refs: readonly (string | undefined)[], reply: FastifyReply, perform: () => Answer) =>
    answerWith(world.scenarios, { op, refs, reply, perform });

  app.post<{ Querystring: Fields; Body: Fields | undefined }>('/passport/oauth/token', (request, reply) =>
    answer('interswitch.token', [], reply, () =>
      issueToken(world, request.headers.authorization, request.body?.grant_type ?? request.query.grant_type),
    ),
  );

  app.get<{ Querystring: Fields }>('/collections/api/v1/gettransaction.json', (request, reply) => {
    const { merchantcode, transactionreference, amount } = request.query;
    return answer('interswitch.requery', [transactionreference], reply, () =>
      requery(world, {
        merchantCode: merchantcode,
        reference: transactionreference,
        amount,
        authorization: request.headers.authorization,
      }),
    );
  });

  const enter = (fields: Fields | undefined, reply: FastifyReply) =>
    answer('interswitch.page', [fields?.txn_ref], reply, () => {
      const purchase = openPurchase(world, fields);
      return typeof purchase === 'string' ? refusal(purchase) : seeOther(checkoutPath(purchase));
    });
  app.post<{ Body: Fields | undefined }>('/collections/w/pay', (request, reply) => enter(request.body, reply));
  app.get<{ Querystring: Fields }>('/collections/w/pay', (request, reply) => enter(request.query, reply));

  app.post('/collections/api/v1/pay-bill', (request, reply) => {
    const parsed = payBillRequest.safeParse(request.body);
    const purchase = parsed.success
      ? openPurchase(world, {
          merchant_code: parsed.data.merchantCode,
          pay_item_id: parsed.data.payableCode,
          txn_ref: world.sequence.digits(15),
          amount: parsed.data.amount,
          currency: parsed.data.currencyCode,
          cust_id: parsed.data.customerId,
          cust_email: parsed.data.customerEmail,
          site_redirect_url: parsed.data.redirectUrl,
        })
      : 'Invalid request';
    if (typeof purchase === 'string') return reply.code(400).send({ code: '400', description: purchase });
    const { reference, amountKobo } = purchase;
    return reply.send({
      reference,
      amount: Number(amountKobo),
      paymentUrl: `${world.config.publicUrl}${checkoutPath(purchase)}`,
      code: '200',
    });
  });

  app.post<{ Body: Fields | undefined }>('/paymentgateway/api/v1/refunds', (request, reply) =>
    answer('interswitch.refund', [request.body?.refundReference, request.body?.parentTransactionReference], reply, () =>
      refund(world, request.headers.authorization, request.body),
    ),
  );

  const accounts = '/paymentgateway/api/v1/virtualaccounts/transaction';
  app.post<{ Body: Fields | undefined }>(accounts, (request, reply) =>
    answer('interswitch.virtualaccount', [request.body?.transactionReference], reply, () =>
      openVirtualAccount(world, request.headers.authorization, request.body),
    ),
  );
  app.get<{ Querystring: Fields }>(accounts, (request, reply) =>
    answer('interswitch.virtualaccount', [request.query.transactionReference], reply, () =>
      queryVirtualAccount(world, request.headers.authorization, request.query.transactionReference ?? ''),
    ),
  );

  const inlineScript = browserScript(new URL('browser/inline-checkout.js', import.meta.url), world.config.publicUrl);
  app.get('/inline-checkout.js', (_request, reply) => answer('interswitch.script', [], reply, () => inlineScript));

  registerInterswitchCheckout(app, world);
}
