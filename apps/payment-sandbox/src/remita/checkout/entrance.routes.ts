import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { type Answer, answerWith, seeOther } from '../../answer.ts';
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
type Fields = Readonly<Record<string, string | undefined>>;
type InlineRequest = z.infer<typeof inlineRequest>;

/** The two doors to the checkout: the hosted page by form or link, and the widget's frame. */
export function registerEntrances(app: FastifyInstance, world: World): void {
  const { remita } = world.config;

  const hosted = (fields: unknown): Answer => {
    const parsed = hostedRequest.safeParse(fields);
    if (!parsed.success) return refuse('Invalid Request', '022: merchantId, rrr, hash and responseurl are needed.');
    const { merchantId, rrr, hash, responseurl } = parsed.data;
    const invoice = findInvoice(world, rrr);
    const problem =
      (merchantId !== remita.merchantId && '023: Service type or Merchant Does not Exist.') ||
      (!sameHash(hash, remitaHash.hostedPage(remita, rrr)) && '013: Invalid Hash.') ||
      (!invoice && '022: Invalid RRR.');
    if (problem) return refuse('Invalid Request', problem);
    const session = openCheckoutSession(world, {
      mode: 'hosted',
      rrr,
      transactionId: undefined,
      responseUrl: responseurl,
      hostOrigin: null,
    });
    return seeOther(checkoutPath(session));
  };
  const enter = (rrr: string | undefined, reply: FastifyReply, perform: () => Answer) =>
    answerWith(world.scenarios, { op: 'remita.page', refs: [rrr], reply, perform });
  app.get<{ Querystring: Fields }>('/remita/ecomm/finalize.reg', (request, reply) =>
    enter(request.query.rrr, reply, () => hosted(request.query)),
  );
  app.post<{ Body: Fields | undefined }>('/remita/ecomm/finalize.reg', (request, reply) =>
    enter(request.body?.rrr, reply, () => hosted(request.body)),
  );
  app.get<{ Querystring: Fields }>('/payment/v1/inline', (request, reply) =>
    enter(request.query.rrr, reply, () => inline(request.query)),
  );

  function inline(fields: Fields): Answer {
    const parsed = inlineRequest.safeParse(fields);
    if (!parsed.success) return refuse('Invalid Request', 'The widget was opened without a key or an origin.');
    const query = parsed.data;
    if (!isPublicKey(world, query.key)) return refuse('Invalid key', 'The public key is not known.', query.origin);
    const invoice = query.rrr === undefined ? invoiceOf(query) : findInvoice(world, query.rrr);
    if (!invoice) return refuse('Invalid Request', 'There is nothing to pay under this RRR.', query.origin);
    const session = openCheckoutSession(world, {
      mode: 'inline',
      rrr: invoice.rrr,
      transactionId: query.transactionId,
      responseUrl: null,
      hostOrigin: query.origin,
    });
    return seeOther(checkoutPath(session));
  }

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

function refuse(title: string, message: string, hostOrigin?: string): Answer {
  return {
    status: 400,
    contentType: 'text/html; charset=utf-8',
    headers: pageHeaders({ frameAncestors: hostOrigin ?? '*' }),
    body: refusalPage(title, message, hostOrigin, [{ type: 'error', payload: { message, responseMessage: message } }]),
  };
}
