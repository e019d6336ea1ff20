import { nairaForPeople } from '../../naira.ts';
import { type Html, html } from '../../pages/html.ts';
import { page } from '../../pages/page.ts';
import type { World } from '../../world.ts';
import { describeCode } from '../response-codes.ts';
import { paymentReference, type Transaction } from '../transaction.ts';
import { currentCode } from '../transactions.ts';
import { testCards } from './test-cards.ts';

export function checkoutPath({ checkoutId }: Transaction, step = ''): string {
  return `/collections/w/checkout/${checkoutId}${step && `/${step}`}`;
}

/** What the merchant's page is told at the end; its `resp` proves nothing. */
function completion(world: World, transaction: Transaction, code = currentCode(world, transaction)) {
  return {
    txnref: transaction.reference,
    amount: String(transaction.amountKobo),
    apprAmt: String(transaction.paidKobo),
    resp: code,
    desc: describeCode(code),
    retRef: transaction.retrievalReference,
    payRef: paymentReference(world.config.interswitch.merchantCode, transaction),
    cardNum: transaction.cardNumber,
  };
}

interface Extras {
  readonly data?: Readonly<Record<string, string | undefined>>;
}

/** A page of one purchase. Closing it before the end counts as the payer's cancellation. */
function purchasePage(world: World, transaction: Transaction, title: string, main: Html, extras: Extras = {}): string {
  const isFramed = transaction.hostOrigin !== null;
  return page({
    title,
    company: 'Interswitch',
    script: '/sandbox-assets/checkout.js',
    main: html`<div class="sum"><p class="amount">${nairaForPeople(transaction.amountKobo)}</p>
<p class="quiet">Reference <span class="reference">${transaction.reference}</span><br>${transaction.customer.name || transaction.customer.email}</p></div>${main}`,
    headerAction: isFramed
      ? html`<button type="button" class="second" data-close>Close</button>`
      : html`<a href="${checkoutPath(transaction, 'cancel')}">Cancel</a>`,
    data: {
      'host-origin': transaction.hostOrigin ?? undefined,
      'on-close': JSON.stringify(completion(world, transaction, 'Z6')),
      abort: checkoutPath(transaction, 'cancel'),
      ...extras.data,
    },
  });
}

export function cardPage(world: World, transaction: Transaction, problem?: string): string {
  const field = (name: string, label: string, autocomplete: string) =>
    html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" required inputmode="numeric" autocomplete="${autocomplete}"></div>`;
  const cards = testCards.map(
    ({ number, expiry, cvv, pin, meaning }) =>
      html`<li><span class="reference">${number}</span><br>${expiry}, CVV ${cvv}, PIN ${pin}: ${meaning}</li>`,
  );
  return purchasePage(
    world,
    transaction,
    'Pay by card',
    html`<h1>Pay by card</h1>${problem && html`<p class="problem" role="alert">${problem}</p>`}
<form method="post" action="${checkoutPath(transaction, 'card')}">
${field('number', 'Card number', 'cc-number')}
<div class="pair">${field('expiry', 'Expiry (MM/YY)', 'cc-exp')}${field('cvv', 'CVV', 'cc-csc')}</div>
${field('pin', 'Card PIN', 'off')}
<div class="actions"><button>Pay ${nairaForPeople(transaction.amountKobo)}</button>
<a class="button second" href="${checkoutPath(transaction, 'transfer')}">Pay by transfer</a></div></form>
<details><summary>What works in this sandbox</summary><ul>${cards}</ul></details>`,
  );
}

export function otpPage(world: World, transaction: Transaction, problem?: string): string {
  return purchasePage(
    world,
    transaction,
    'Enter the code',
    html`<h1>Enter the code</h1>${problem && html`<p class="problem" role="alert">${problem}</p>`}
<form method="post" action="${checkoutPath(transaction, 'otp')}">
<div class="field"><label for="otp">One-time code (OTP)</label><input id="otp" name="otp" required inputmode="numeric" autocomplete="one-time-code"></div>
<p class="quiet">In this sandbox the code is 123456.</p><div class="actions"><button>Pay</button></div></form>`,
  );
}

/** Waits for money from outside, or for a bank that does not answer. */
export function waitingPage(world: World, transaction: Transaction, title: string, main: Html): string {
  return purchasePage(
    world,
    transaction,
    title,
    html`<h1>${title}</h1>${main}<p role="status">Waiting for your payment. You may close this page: the merchant is told when the money arrives.</p>`,
    {
      data: {
        poll: checkoutPath(transaction, 'state'),
        result: checkoutPath(transaction),
        abort: undefined,
        'on-close': JSON.stringify(completion(world, transaction)),
      },
    },
  );
}

export function resultPage(world: World, transaction: Transaction): string {
  const outcome = completion(world, transaction);
  const isPaid = transaction.paidKobo > 0n;
  const retry = html`<a class="button" href="${checkoutPath(transaction)}">Try again</a>`;
  return purchasePage(
    world,
    transaction,
    isPaid ? 'Payment successful' : 'Payment not completed',
    html`<h1 class="${isPaid ? 'good' : 'bad'}">${isPaid ? '✓ Payment successful' : '✕ Payment not completed'}</h1>
<p>${outcome.desc}</p><div class="actions">${!isPaid && retry}${back(transaction, outcome)}</div>`,
    {
      data: {
        abort: undefined,
        'on-close': JSON.stringify(outcome),
        events: isPaid ? JSON.stringify([{ type: 'complete', payload: outcome }]) : undefined,
      },
    },
  );
}

/** The way back to the merchant: a form that posts itself once the money is there. */
function back({ redirectUrl, paidKobo }: Transaction, outcome: ReturnType<typeof completion>): Html {
  if (redirectUrl === null) return html`<button type="button" class="second" data-close>Close</button>`;
  const { txnref, amount, apprAmt, resp, desc, retRef } = outcome;
  const fields = Object.entries({ txnref, amount, apprAmt, resp, desc, retRef }).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  const isOver = paidKobo > 0n || resp === 'Z6' || resp === 'XS1';
  return html`<form method="post" action="${redirectUrl}" ${isOver && html`data-auto-submit`}>${fields}
<button class="${isOver ? '' : 'second'}">Return to the merchant</button></form>`;
}
