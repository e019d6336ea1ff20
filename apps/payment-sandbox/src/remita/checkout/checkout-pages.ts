import { nairaForPeople } from '../../naira.ts';
import { type Html, html } from '../../pages/html.ts';
import { page } from '../../pages/page.ts';
import { type Channel, channels } from '../channels.ts';
import { channelForms, fieldHtml, grouped, outsideSteps } from './channel-forms.ts';
import type { CheckoutSession } from './checkout-session.ts';
import type { Visit } from './checkout-sessions.ts';

/** What the widget tells the page around it. */
export interface WidgetEvent {
  readonly type: 'success' | 'error';
  readonly payload: Readonly<Record<string, unknown>>;
}

export function checkoutPath(session: CheckoutSession, step = ''): string {
  return `/payment/v1/checkout/${session.id}${step && `/${step}`}`;
}

function checkoutPage(
  { session }: Visit,
  title: string,
  main: Html,
  more: { events?: readonly WidgetEvent[]; poll?: boolean; abortable?: boolean } = {},
): string {
  return page({
    title,
    company: 'Remita',
    main,
    script: '/sandbox-assets/checkout.js',
    headerAction:
      session.hostOrigin === null ? undefined : html`<button type="button" class="second" data-close>Close</button>`,
    data: {
      'host-origin': session.hostOrigin ?? undefined,
      events: more.events?.length ? JSON.stringify(more.events) : undefined,
      poll: more.poll ? checkoutPath(session, 'state') : undefined,
      result: more.poll ? checkoutPath(session, 'result') : undefined,
      abort: more.abortable ? checkoutPath(session, 'abort') : undefined,
    },
  } as Parameters<typeof page>[0]);
}

function sum({ invoice }: Visit): Html {
  return html`<div class="sum"><p class="amount">${nairaForPeople(invoice.amountKobo)}</p>
<p>${invoice.description || 'Payment'}</p>
<p class="quiet">RRR <span class="reference">${grouped(invoice.rrr)}</span><br>${invoice.payerName}</p></div>`;
}

const problemHtml = (problem: string | undefined) => problem && html`<p class="problem" role="alert">${problem}</p>`;

export function channelMenu(visit: Visit, events: readonly WidgetEvent[] = []): string {
  const items = channels.map(
    ({ id, label, hint }) =>
      html`<li><a href="${checkoutPath(visit.session, id)}"><span>${label}</span><small>${hint}</small></a></li>`,
  );
  return checkoutPage(
    visit,
    'How do you want to pay?',
    html`${sum(visit)}<h1>How do you want to pay?</h1><ul class="channels">${items}</ul>`,
    { events },
  );
}

const otherWay = (session: CheckoutSession) =>
  html`<a class="button second" href="${checkoutPath(session)}">Another way to pay</a>`;

export function channelPage(visit: Visit, channel: Channel, problem?: string): string {
  const { session, invoice } = visit;
  const amount = nairaForPeople(invoice.amountKobo);
  const form = channelForms[channel.id];
  if (!form) return outsidePage(visit, channel, amount, problem);
  return checkoutPage(
    visit,
    channel.label,
    html`${sum(visit)}<h1>${channel.label}</h1>${problemHtml(problem)}
<form method="post" action="${checkoutPath(session, channel.id)}">${form.fields.map(fieldHtml)}
<div class="actions"><button>${form.confirmedBy === 'pay' ? `Pay ${amount}` : 'Continue'}</button>${otherWay(session)}</div></form>
<details><summary>What works in this sandbox</summary>${form.help}</details>`,
  );
}

function outsidePage(visit: Visit, channel: Channel, amount: string, problem: string | undefined): string {
  const { session, invoice } = visit;
  return checkoutPage(
    visit,
    channel.label,
    html`${sum(visit)}<h1>${channel.label}</h1>${problemHtml(problem)}${outsideSteps(channel, invoice.rrr, amount)}
<p role="status">Waiting for your payment. You may close this page: the biller is told when the money arrives.</p>
<form method="post" action="${checkoutPath(session, channel.id)}"><div class="actions">
<button>I have paid</button>${otherWay(session)}</div></form>
<details open><summary>Nobody really pays here</summary><p>Play the bank yourself:
<a href="/__sandbox/counter?rrr=${invoice.rrr}&amp;channel=${channel.id}" target="_blank" rel="noopener">open the bank counter</a> (new tab).</p></details>`,
    { poll: true },
  );
}

export function confirmPage(visit: Visit, channel: Channel, problem?: string): string {
  const { session, invoice } = visit;
  const action = checkoutPath(session, 'confirm');
  const amount = nairaForPeople(invoice.amountKobo);
  const question =
    channelForms[channel.id]?.confirmedBy === 'otp'
      ? html`<h1>Enter the code</h1>${problemHtml(problem)}<form method="post" action="${action}">
${fieldHtml({ name: 'otp', label: 'One-time code (OTP)', inputMode: 'numeric', autocomplete: 'one-time-code' })}
<p class="quiet">In this sandbox the code is 123456.</p>
<div class="actions"><button>Pay ${amount}</button>${otherWay(session)}</div></form>`
      : html`<h1>Do you approve this payment?</h1><form method="post" action="${action}"><div class="actions">
<button name="answer" value="approve">Approve ${amount}</button>
<button name="answer" value="decline" class="second">Decline</button></div></form>`;
  return checkoutPage(visit, 'Confirm the payment', html`${sum(visit)}${question}`, { abortable: true });
}

export function resultPage(visit: Visit, events: readonly WidgetEvent[]): string {
  const back =
    visit.session.mode === 'inline'
      ? html`<button type="button" data-close>Close</button>`
      : visit.session.responseUrl &&
        html`<a class="button" href="${visit.session.responseUrl}">Return to the biller</a>`;
  return checkoutPage(
    visit,
    'Payment successful',
    html`${sum(visit)}<h1 class="good">✓ Payment successful</h1><p>The biller confirms it and issues the receipt.</p>
<div class="actions">${back || undefined}</div>`,
    { events },
  );
}

export function failedPage(visit: Visit, message: string, events: readonly WidgetEvent[]): string {
  return checkoutPage(
    visit,
    'Payment not completed',
    html`${sum(visit)}<h1 class="bad">✕ Payment not completed</h1>${problemHtml(message)}
<p>No money was taken. The same RRR can be paid again.</p><div class="actions">
<a class="button" href="${checkoutPath(visit.session)}">Try again</a></div>`,
    { events },
  );
}

export function processingPage(visit: Visit): string {
  return checkoutPage(
    visit,
    'Payment in progress',
    html`${sum(visit)}<h1>Payment in progress</h1>
<p role="status">Your bank has not answered yet. You may close this page: the biller is told when the money arrives.</p>`,
    { poll: true },
  );
}

/** A dead end: what is wrong, in words. */
export function refusalPage(
  title: string,
  message: string,
  hostOrigin?: string,
  events: readonly WidgetEvent[] = [],
): string {
  return page({
    title,
    company: 'Remita',
    main: html`<h1>${title}</h1><p class="problem" role="alert">${message}</p>`,
    script: '/sandbox-assets/checkout.js',
    ...(hostOrigin && {
      headerAction: html`<button type="button" class="second" data-close>Close</button>`,
      data: { 'host-origin': hostOrigin, events: events.length ? JSON.stringify(events) : undefined },
    }),
  });
}
