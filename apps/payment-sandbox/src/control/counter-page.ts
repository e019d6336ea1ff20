import type { FastifyInstance, FastifyReply } from 'fastify';
import { findTransaction, receivePayment, whyClosed } from '../interswitch/transactions.ts';
import { koboOfNaira, nairaForPeople, nairaOfKobo } from '../naira.ts';
import { html } from '../pages/html.ts';
import { page, pageHeaders } from '../pages/page.ts';
import { channels, findChannel } from '../remita/channels.ts';
import { findInvoice, whyNotPayable } from '../remita/invoices.ts';
import { recordPayment } from '../remita/record-payment.ts';
import type { World } from '../world.ts';

interface Counter {
  readonly reference?: string;
  readonly rrr?: string;
  readonly channel?: string;
  readonly amount?: string;
}

interface Payable {
  readonly amountKobo: bigint;
  readonly refusal: string | undefined;
  readonly pay: (paidKobo: bigint, channel: string) => void;
}

/** The bank, for people: pays an RRR or an Interswitch reference at a counter, by transfer, by telephone. */
export function registerCounter(app: FastifyInstance, world: World): void {
  app.get<{ Querystring: Counter }>('/__sandbox/counter', (request, reply) => show(reply, request.query));

  app.post<{ Body: Counter | undefined }>('/__sandbox/counter', (request, reply) => {
    const form = request.body ?? {};
    const payable = find(form.reference ?? '');
    if (!payable) return show(reply, form, 'There is nothing to pay under this reference.');
    if (payable.refusal) return show(reply, form, payable.refusal);
    const amount = form.amount?.replaceAll(',', '').trim() ?? '';
    const paidKobo = amount === '' ? payable.amountKobo : koboOfNaira(amount);
    if (!paidKobo) return show(reply, form, 'Write the amount as 20000.00.');
    payable.pay(paidKobo, form.channel ?? 'branch');
    return sendPage(
      reply,
      'Paid',
      html`<h1 class="good">✓ Paid</h1><div class="sum"><p class="amount">${nairaForPeople(paidKobo)}</p>
<p class="quiet">Reference <span class="reference">${form.reference}</span></p></div><p>The biller is being told.</p>`,
    );
  });

  function find(reference: string): Payable | undefined {
    const invoice = findInvoice(world, reference.replace(/[\s-]/g, ''));
    if (invoice) {
      return {
        amountKobo: invoice.amountKobo,
        refusal: whyNotPayable(world, invoice),
        pay: (paidKobo, channel) =>
          recordPayment(world, invoice, { channel: findChannel(channel)?.code ?? null, paidKobo }),
      };
    }
    const transaction = findTransaction(world, reference.trim());
    return (
      transaction && {
        amountKobo: transaction.amountKobo,
        refusal: whyClosed(world, transaction),
        pay: (paidKobo) => receivePayment(world, transaction, { channel: 'TRANSFER', paidKobo }),
      }
    );
  }

  function show(reply: FastifyReply, counter: Counter, problem?: string) {
    const reference = counter.reference ?? counter.rrr ?? '';
    const { channel = 'branch' } = counter;
    const payable = find(reference);
    const options = channels
      .filter(({ outside }) => outside)
      .map(({ id, label }) => html`<option value="${id}" ${id === channel && html`selected`}>${label}</option>`);
    return sendPage(
      reply,
      'Bank counter',
      html`<h1>Bank counter</h1><p>Play the bank: the payment arrives as if someone had made it outside.</p>
${problem && html`<p class="problem" role="alert">${problem}</p>`}
<form method="post" action="/__sandbox/counter">
<div class="field"><label for="reference">RRR or Interswitch reference</label><input id="reference" name="reference" required autocomplete="off" value="${reference}"></div>
<div class="field"><label for="amount">Amount in naira</label><input id="amount" name="amount" inputmode="decimal" autocomplete="off" value="${counter.amount ?? (payable ? nairaOfKobo(payable.amountKobo) : '')}"></div>
<div class="field"><label for="channel">Channel (for an RRR)</label><select id="channel" name="channel">${options}</select></div>
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
