import type { FastifyInstance, FastifyReply } from 'fastify';
import { koboOfNaira, nairaForPeople, nairaOfKobo } from '../naira.ts';
import { html } from '../pages/html.ts';
import { page, pageHeaders } from '../pages/page.ts';
import { channels, findChannel } from '../remita/channels.ts';
import { findInvoice, whyNotPayable } from '../remita/invoices.ts';
import { recordPayment } from '../remita/record-payment.ts';
import type { World } from '../world.ts';

interface Counter {
  readonly rrr?: string;
  readonly channel?: string;
  readonly amount?: string;
}

/** The bank, for people: pays an RRR at a counter, by transfer, by telephone. */
export function registerCounter(app: FastifyInstance, world: World): void {
  app.get<{ Querystring: Counter }>('/__sandbox/counter', (request, reply) => show(reply, request.query));

  app.post<{ Body: Counter | undefined }>('/__sandbox/counter', (request, reply) => {
    const { rrr = '', channel = 'branch', amount = '' } = request.body ?? {};
    const invoice = findInvoice(world, rrr.replace(/\D/g, ''));
    if (!invoice) return show(reply, { rrr, channel, amount }, 'No such RRR.');
    const refusal = whyNotPayable(world, invoice);
    if (refusal) return show(reply, { rrr, channel, amount }, refusal);
    const paidKobo = amount.trim() === '' ? invoice.amountKobo : koboOfNaira(amount.replaceAll(',', ''));
    if (paidKobo === undefined) return show(reply, { rrr, channel, amount }, 'Write the amount as 20000.00.');
    recordPayment(world, invoice, { channel: findChannel(channel)?.code ?? null, paidKobo });
    return sendPage(
      reply,
      'Paid',
      html`<h1 class="good">✓ Paid</h1><div class="sum"><p class="amount">${nairaForPeople(paidKobo)}</p>
<p class="quiet">RRR <span class="reference">${invoice.rrr}</span></p></div><p>The biller is being told.</p>`,
    );
  });

  function show(reply: FastifyReply, { rrr = '', channel = 'branch', amount }: Counter, problem?: string) {
    const invoice = findInvoice(world, rrr);
    return sendPage(
      reply,
      'Bank counter',
      html`<h1>Bank counter</h1><p>Play the bank: the payment arrives as if someone had made it outside.</p>
${problem && html`<p class="problem" role="alert">${problem}</p>`}
<form method="post" action="/__sandbox/counter">
<div class="field"><label for="rrr">RRR</label><input id="rrr" name="rrr" required inputmode="numeric" autocomplete="off" value="${rrr}"></div>
<div class="field"><label for="amount">Amount in naira</label><input id="amount" name="amount" inputmode="decimal" autocomplete="off" value="${amount ?? (invoice ? nairaOfKobo(invoice.amountKobo) : '')}"></div>
<div class="field"><label for="channel">Channel</label><select id="channel" name="channel">${channels
        .filter(({ outside }) => outside)
        .map(
          ({ id, label }) => html`<option value="${id}" ${id === channel && html`selected`}>${label}</option>`,
        )}</select></div>
<div class="actions"><button>Pay</button></div></form>`,
    );
  }
}

function sendPage(reply: FastifyReply, title: string, main: ReturnType<typeof html>) {
  return reply
    .headers(pageHeaders())
    .type('text/html; charset=utf-8')
    .send(page({ title, company: 'Control', main }));
}
