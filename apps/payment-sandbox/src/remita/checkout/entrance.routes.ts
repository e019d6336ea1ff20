import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { koboOfNaira } from '../../naira.ts';
import { pageHeaders } from '../../pages/page.ts';
import type { World } from '../../world.ts';
import { remitaHash, sameHash } from '../credentials.ts';
import type { Invoice } from '../invoice.ts';
import { findInvoice, issueInvoice } from '../invoices.ts';
import { isPublicKey } from '../transaction-query.ts';
import { checkoutPath, refusalPage } from './checkout-pages.ts';
import { openCheckoutSession } from './checkout-sessions.ts';

const webAddress = z.url({ protocol: /^https?$/ });
const hostedRequest = z.object({ merchantId: z.string(), rrr: z.string(), hash: z.string(), responseurl: webAddress });
const inlineRequest = z.object({
  key: z.string(),
  origin: webAddress.transform((url) => new URL(url).origin),
  transactionId: z.string().max(100).optional(),
  rrr: z.string().optional(),
  customerId: z.string().optional(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  email: z.string().optional(),
  amount: z.string().optional(),
  narration: z.string().optional(),
});
type InlineRequest = z.infer<typeof inlineRequest>;

/** The two doors to the checkout: the hosted page by form or link, and the widget's frame. */
export function registerEntrances(app: FastifyInstance, world: World): void {
  const { remita } = world.config;

  const hosted = (fields: unknown, reply: FastifyReply) => {
    const parsed = hostedRequest.safeParse(fields);
    if (!parsed.success)
      return refuse(reply, 'Invalid Request', '022: merchantId, rrr, hash and responseurl are needed.');
    const { merchantId, rrr, hash, responseurl } = parsed.data;
    const invoice = findInvoice(world, rrr);
    const problem =
      (merchantId !== remita.merchantId && '023: Service type or Merchant Does not Exist.') ||
      (!sameHash(hash, remitaHash.hostedPage(remita, rrr)) && '013: Invalid Hash.') ||
      (!invoice && '022: Invalid RRR.');
    if (problem) return refuse(reply, 'Invalid Request', problem);
    const session = openCheckoutSession(world, {
      mode: 'hosted',
      rrr,
      transactionId: undefined,
      responseUrl: responseurl,
      hostOrigin: null,
    });
    return reply.redirect(checkoutPath(session), 303);
  };
  app.get('/remita/ecomm/finalize.reg', (request, reply) => hosted(request.query, reply));
  app.post('/remita/ecomm/finalize.reg', (request, reply) => hosted(request.body, reply));

  app.get('/payment/v1/inline', (request, reply) => {
    const parsed = inlineRequest.safeParse(request.query);
    if (!parsed.success) return refuse(reply, 'Invalid Request', 'The widget was opened without a key or an origin.');
    const query = parsed.data;
    if (!isPublicKey(world, query.key))
      return refuse(reply, 'Invalid key', 'The public key is not known.', query.origin);
    const invoice = query.rrr === undefined ? invoiceOf(query) : findInvoice(world, query.rrr);
    if (!invoice) return refuse(reply, 'Invalid Request', 'There is nothing to pay under this RRR.', query.origin);
    const session = openCheckoutSession(world, {
      mode: 'inline',
      rrr: invoice.rrr,
      transactionId: query.transactionId,
      responseUrl: null,
      hostOrigin: query.origin,
    });
    return reply.redirect(checkoutPath(session), 303);
  });

  /** Without an RRR the widget makes one from the payer's details. */
  function invoiceOf(query: InlineRequest): Invoice | undefined {
    const amountKobo = koboOfNaira(query.amount ?? '');
    if (!amountKobo) return undefined;
    return issueInvoice(world, {
      orderId: query.transactionId ?? world.sequence.digits(13),
      serviceTypeId: remita.serviceTypeId,
      amount: query.amount ?? '',
      amountKobo,
      payerName: [query.firstName, query.lastName].filter(Boolean).join(' ') || (query.customerId ?? ''),
      payerEmail: query.email ?? '',
      payerPhone: '',
      description: query.narration ?? '',
      customFields: [],
      expiresAt: null,
    });
  }
}

function refuse(reply: FastifyReply, title: string, message: string, hostOrigin?: string) {
  return reply
    .code(400)
    .headers(pageHeaders(hostOrigin ? { frameAncestors: hostOrigin } : { frameAncestors: '*' }))
    .type('text/html; charset=utf-8')
    .send(refusalPage(title, message, hostOrigin, [{ type: 'error', payload: { message, responseMessage: message } }]));
}
