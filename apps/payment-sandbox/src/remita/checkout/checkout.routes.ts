import type { FastifyInstance, FastifyReply } from 'fastify';
import { pageHeaders } from '../../pages/page.ts';
import type { World } from '../../world.ts';
import { type Channel, findChannel } from '../channels.ts';
import type { Invoice } from '../invoice.ts';
import { whyNotPayable } from '../invoices.ts';
import { recordFailedTry, recordPayment } from '../record-payment.ts';
import { channelForms } from './channel-forms.ts';
import {
  channelMenu,
  channelPage,
  confirmPage,
  failedPage,
  processingPage,
  refusalPage,
  resultPage,
  type WidgetEvent,
} from './checkout-pages.ts';
import type { CheckoutSession, Outcome } from './checkout-session.ts';
import { findVisit, type Visit } from './checkout-sessions.ts';
import { approvingOtp, approvingPin, judgeCard } from './test-cards.ts';

type Form = Readonly<Record<string, string>>;
interface Route {
  readonly Params: { readonly session: string; readonly channel: string };
  readonly Body: Form | undefined;
}

const triesForCode = 3;

/** The pages a payer walks through, in the widget's frame and on the hosted page alike. */
export function registerCheckout(app: FastifyInstance, world: World): void {
  const base = '/payment/v1/checkout/:session';

  /** Loads the visit; a session nobody knows and an RRR that takes no money end here. */
  function visiting(handle: (visit: Visit, reply: FastifyReply, channel: Channel | undefined, form: Form) => unknown) {
    return async (request: { params: Route['Params']; body: Route['Body'] }, reply: FastifyReply) => {
      const visit = findVisit(world, request.params.session);
      if (!visit)
        return show(reply.code(404), undefined, refusalPage('No such checkout', 'Start again from the biller.'));
      return handle(visit, reply, findChannel(request.params.channel ?? ''), request.body ?? {});
    };
  }

  app.get<Route>(
    base,
    visiting((visit, reply) => finishedOr(visit, reply, () => channelMenu(visit, forgedSuccess(world, visit)))),
  );

  app.get<Route>(
    `${base}/state`,
    visiting(({ invoice }, reply) =>
      reply.header('cache-control', 'no-store').send({ paid: invoice.state === 'paid' }),
    ),
  );

  app.get<Route>(
    `${base}/result`,
    visiting((visit, reply) => finishedOr(visit, reply, () => channelMenu(visit))),
  );

  app.post<Route>(
    `${base}/abort`,
    visiting(({ session, invoice }, reply) => {
      if (invoice.state === 'pending' || invoice.state === 'declined') {
        invoice.state = 'aborted';
        world.journal.write('payment.aborted', { provider: 'remita', rrr: invoice.rrr, channel: session.waitingFor });
      }
      session.waitingFor = null;
      return reply.code(204).send();
    }),
  );

  app.post<Route>(
    `${base}/confirm`,
    visiting((visit, reply, _channel, form) =>
      finishedOr(visit, reply, () => {
        const waiting = findChannel(visit.session.waitingFor ?? '');
        return waiting ? confirm(visit, waiting, form) : channelMenu(visit);
      }),
    ),
  );

  app.get<Route>(
    `${base}/:channel`,
    visiting((visit, reply, channel) =>
      finishedOr(visit, reply, () => (channel ? channelPage(visit, channel) : channelMenu(visit))),
    ),
  );

  app.post<Route>(
    `${base}/:channel`,
    visiting((visit, reply, channel, form) =>
      finishedOr(visit, reply, () => (channel ? submit(visit, channel, form) : channelMenu(visit))),
    ),
  );

  /** Shows where the visit stands after this step: paid, closed to payment, or the page of the step. */
  function finishedOr(visit: Visit, reply: FastifyReply, step: () => string) {
    const { session, invoice } = visit;
    if (invoice.state !== 'paid') {
      const refusal = whyNotPayable(world, invoice);
      const pageText = refusal
        ? refusalPage('This payment is closed', refusal, session.hostOrigin ?? undefined)
        : step();
      if ((invoice.state as Invoice['state']) !== 'paid') return show(reply, session, pageText);
    }
    if (session.mode === 'hosted' && session.responseUrl) return reply.redirect(returnUrl(session, invoice), 303);
    return show(reply, session, resultPage(visit, successEvents(world, visit)));
  }

  function submit(visit: Visit, channel: Channel, form: Form): string {
    const { session, invoice } = visit;
    const channelForm = channelForms[channel.id];
    if (!channelForm) return channelPage(visit, channel, 'The money has not arrived yet.');
    if (channelForm.fields.some(({ name }) => !form[name]?.trim())) {
      return channelPage(visit, channel, 'Fill in every field.');
    }
    session.outcome = { type: 'approve' };
    session.wrongCodes = 0;
    if (channel.id === 'card') {
      const outcome = judgeCard(form.number ?? '', form.expiry ?? '', form.cvv ?? '');
      if (typeof outcome === 'string') return channelPage(visit, channel, outcome);
      session.outcome = outcome;
    }
    if (channelForm.confirmedBy === 'pay') {
      return form.pin === approvingPin ? settle(visit, channel) : decline(visit, channel, '55', 'Incorrect PIN');
    }
    session.waitingFor = channel.id;
    // A card refused by its bank is refused before any code is asked for.
    if (session.outcome.type === 'decline') return settle(visit, channel);
    world.journal.write('payment.code-asked', { provider: 'remita', rrr: invoice.rrr, channel: channel.id });
    return confirmPage(visit, channel);
  }

  function confirm(visit: Visit, channel: Channel, form: Form): string {
    if (channelForms[channel.id]?.confirmedBy === 'approve') {
      return form.answer === 'approve'
        ? settle(visit, channel)
        : decline(visit, channel, '17', 'Declined by the payer');
    }
    if (form.otp?.trim() === approvingOtp) return settle(visit, channel);
    visit.session.wrongCodes += 1;
    return visit.session.wrongCodes < triesForCode
      ? confirmPage(visit, channel, 'That code is wrong. Try again.')
      : decline(visit, channel, '38', 'Too many wrong codes');
  }

  function settle(visit: Visit, channel: Channel): string {
    const { session, invoice } = visit;
    const { outcome } = session;
    session.waitingFor = null;
    switch (outcome.type) {
      case 'decline':
        return decline(visit, channel, outcome.code, outcome.message);
      case 'late':
        payLater(visit, channel, outcome);
        return processingPage(visit);
      case 'approve':
        recordPayment(world, invoice, { channel: channel.code });
        return '';
    }
  }

  function payLater({ invoice }: Visit, channel: Channel, { seconds }: Extract<Outcome, { type: 'late' }>): void {
    world.journal.write('payment.awaited', { provider: 'remita', rrr: invoice.rrr, channel: channel.id, seconds });
    world.clock.after(seconds * 1000, () => {
      if (!whyNotPayable(world, invoice)) recordPayment(world, invoice, { channel: channel.code });
    });
  }

  function decline(visit: Visit, channel: Channel, code: string, message: string): string {
    visit.session.waitingFor = null;
    recordFailedTry(world, visit.invoice, channel.id, message);
    const { transactionId } = visit.session;
    return failedPage(visit, message, [
      { type: 'error', payload: { message, responseMessage: message, code, transactionId } },
    ]);
  }
}

function show(reply: FastifyReply, session: CheckoutSession | undefined, text: string) {
  const headers = pageHeaders({
    ...(session?.hostOrigin && { frameAncestors: session.hostOrigin }),
    ...(session?.responseUrl && { formAction: new URL(session.responseUrl).origin }),
  });
  return reply.headers(headers).type('text/html; charset=utf-8').send(text);
}

function returnUrl({ responseUrl }: CheckoutSession, { rrr, orderId }: Invoice): string {
  const url = new URL(responseUrl ?? '');
  url.searchParams.set('RRR', rrr);
  url.searchParams.set('orderID', orderId);
  return url.href;
}

/** Told once per visit, unless a fault says never or more often. */
function successEvents(world: World, visit: Visit): readonly WidgetEvent[] {
  const { session, invoice } = visit;
  if (session.announced || session.hostOrigin === null) return [];
  session.announced = true;
  world.snapshot.changed();
  const fault = world.scenarios.take('remita.widget', [invoice.rrr, session.transactionId], ['drop', 'dup']);
  if (fault?.type === 'drop') return [];
  const event = successEvent(world, visit);
  return fault?.type === 'dup' ? Array.from({ length: fault.count }, () => event) : [event];
}

/** A widget that says "paid" though nobody paid. */
function forgedSuccess(world: World, visit: Visit): readonly WidgetEvent[] {
  const { session, invoice } = visit;
  if (session.hostOrigin === null) return [];
  const fault = world.scenarios.take('remita.widget', [invoice.rrr, session.transactionId], ['forge']);
  return fault ? [successEvent(world, visit)] : [];
}

function successEvent({ variants }: World, { session, invoice }: Visit): WidgetEvent {
  const payment = invoice.payments.at(-1);
  return {
    type: 'success',
    payload: {
      paymentReference: invoice.rrr,
      [variants.processorMember]: payment?.id ?? '0',
      transactionId: session.transactionId,
      message: 'Approved',
      amount: Number(invoice.amountKobo) / 100,
    },
  };
}
