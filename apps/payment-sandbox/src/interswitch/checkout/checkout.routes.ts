import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Answer } from '../../answer.ts';
import { nairaForPeople } from '../../naira.ts';
import { html } from '../../pages/html.ts';
import { page, pageHeaders } from '../../pages/page.ts';
import type { World } from '../../world.ts';
import { isApproved } from '../response-codes.ts';
import type { Transaction } from '../transaction.ts';
import { findCheckout, receivePayment, refusePayment, whyClosed } from '../transactions.ts';
import { cardPage, otpPage, resultPage, waitingPage } from './checkout-pages.ts';
import { judgeCard, maskedNumber, type TestCard, testCards } from './test-cards.ts';

interface Route {
  readonly Params: { readonly checkout: string };
  readonly Body: Readonly<Record<string, string>> | undefined;
}

/** The pages a payer walks through, in the frame of the inline checkout and after the redirect alike. */
export function registerInterswitchCheckout(app: FastifyInstance, world: World): void {
  const base = '/collections/w/checkout/:checkout';

  function visiting(
    handle: (transaction: Transaction, form: Readonly<Record<string, string>>, reply: FastifyReply) => unknown,
  ) {
    return async (request: { params: Route['Params']; body: Route['Body'] }, reply: FastifyReply) => {
      const transaction = findCheckout(world, request.params.checkout);
      if (!transaction) {
        const { headers = {}, contentType = '', body } = refusal('No such checkout. Start again from the merchant.');
        return reply.code(404).headers(headers).type(contentType).send(body);
      }
      return handle(transaction, request.body ?? {}, reply);
    };
  }
  const show = (reply: FastifyReply, transaction: Transaction, text: string) => send(reply, text, transaction);
  const showOpen = (reply: FastifyReply, transaction: Transaction, step: () => string) =>
    show(reply, transaction, whyClosed(world, transaction) ? resultPage(world, transaction) : step());

  app.get<Route>(
    base,
    visiting((transaction, _form, reply) => showOpen(reply, transaction, () => cardPage(world, transaction))),
  );

  app.get<Route>(
    `${base}/state`,
    visiting((transaction, _form, reply) =>
      reply.header('cache-control', 'no-store').send({ paid: isApproved(transaction.responseCode) }),
    ),
  );

  app.get<Route>(
    `${base}/transfer`,
    visiting((transaction, _form, reply) =>
      showOpen(reply, transaction, () =>
        waitingPage(world, transaction, 'Pay by transfer', transferSteps(transaction)),
      ),
    ),
  );

  app.post<Route>(
    `${base}/card`,
    visiting((transaction, form, reply) =>
      showOpen(reply, transaction, () => {
        const { number = '', expiry = '', cvv = '', pin = '' } = form;
        const card = judgeCard({ number, expiry, cvv, pin });
        if (typeof card === 'string') return cardPage(world, transaction, card);
        if (card.otp === undefined) return charge(transaction, card);
        transaction.responseCode = '09';
        transaction.cardNumber = maskedNumber(card.number);
        world.snapshot.changed();
        return otpPage(world, transaction);
      }),
    ),
  );

  app.post<Route>(
    `${base}/otp`,
    visiting((transaction, form, reply) =>
      showOpen(reply, transaction, () => {
        const card = testCards.find(({ number }) => maskedNumber(number) === transaction.cardNumber);
        if (!card) return cardPage(world, transaction);
        return form.otp?.trim() === card.otp
          ? charge(transaction, card)
          : otpPage(world, transaction, 'That code is wrong. Try again.');
      }),
    ),
  );

  app.get<Route>(
    `${base}/cancel`,
    visiting((transaction, _form, reply) => showCancelled(transaction, reply)),
  );
  app.post<Route>(
    `${base}/cancel`,
    visiting((transaction, _form, reply) => showCancelled(transaction, reply)),
  );

  function showCancelled(transaction: Transaction, reply: FastifyReply) {
    if (!whyClosed(world, transaction)) refusePayment(world, transaction, 'Z6');
    return show(reply, transaction, resultPage(world, transaction));
  }

  function charge(transaction: Transaction, card: TestCard): string {
    const cardNumber = maskedNumber(card.number);
    if (card.code === 'silent') {
      transaction.responseCode = '09';
      world.journal.write('payment.awaited', { provider: 'interswitch', reference: transaction.reference });
      return waitingPage(world, transaction, 'Payment in progress', html`<p>Your bank has not answered yet.</p>`);
    }
    if (card.code === '00') receivePayment(world, transaction, { channel: 'WEB', cardNumber });
    else refusePayment(world, transaction, card.code);
    return resultPage(world, transaction);
  }
}

function transferSteps({ amountKobo, reference }: Transaction) {
  return html`<dl><div><dt>Bank</dt><dd>Sandbox Bank</dd></div>
<div><dt>Amount</dt><dd>${nairaForPeople(amountKobo)}</dd></div>
<div><dt>Narration</dt><dd class="reference">${reference}</dd></div></dl>
<p>Play the bank yourself: <a href="/__sandbox/counter?reference=${encodeURIComponent(reference)}" target="_blank" rel="noopener">open the bank counter</a> (new tab).</p>`;
}

function send(reply: FastifyReply, text: string, transaction?: Transaction) {
  const { hostOrigin, redirectUrl } = transaction ?? {};
  const headers = pageHeaders({
    ...(hostOrigin && { frameAncestors: hostOrigin }),
    ...(redirectUrl && { formAction: new URL(redirectUrl).origin }),
  });
  return reply.headers(headers).type('text/html; charset=utf-8').send(text);
}

export function refusal(message: string): Answer {
  return {
    status: 400,
    contentType: 'text/html; charset=utf-8',
    headers: pageHeaders({ frameAncestors: '*' }),
    body: page({
      title: 'Invalid request',
      company: 'Interswitch',
      main: html`<h1>Invalid request</h1><p class="problem" role="alert">${message}</p>`,
    }),
  };
}
