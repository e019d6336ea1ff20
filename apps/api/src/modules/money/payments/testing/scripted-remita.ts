import type { Movement } from '@portal/money-oracle';
import { koboOfNaira } from '../providers/naira.ts';
import type { ScriptedProvider } from './scripted-provider.ts';

interface Order {
  readonly orderId: string;
  readonly rrr: string;
  readonly amount: string;
  status: string;
  paidAmount: string;
  /** What it really took and gave back, in kobo, whatever it says. */
  readonly takenKobo: number[];
  readonly returnedKobo: number[];
}

function unpaid(orderId: string, rrr: string, amount: string): Order {
  return { orderId, rrr, amount, status: '021', paidAmount: amount, takenKobo: [], returnedKobo: [] };
}

/** Remita as its documentation describes it, just enough to be paid at. Not our sandbox: one mistake must not hide in both. */
export function scriptRemita(far: ScriptedProvider) {
  const orders: Order[] = [];

  far.answers('paymentinit', ({ body }) => {
    const { orderId, amount } = JSON.parse(body) as { orderId: string; amount: string };
    if (orders.some((order) => order.orderId === orderId)) {
      return '{"status":"DUPLICATE_REQUEST","statusMessage":"Duplicate Order Ref","uniqueReference":"","responseParams":{}}';
    }
    const rrr = String(140_000_000_001 + Math.floor(Math.random() * 800_000_000_000));
    orders.push(unpaid(orderId, rrr, amount));
    return `jsonp ({"statuscode":"025","RRR":"${rrr}","status":"Payment Reference generated"})`;
  });
  const answerAbout = (order: Order | undefined) =>
    order
      ? `{"amount":${order.paidAmount},"RRR":"${order.rrr}","orderId":"${order.orderId}","message":"…","paymentDate":"2026-11-20 09:15:30 AM","status":"${order.status}"}`
      : '{"amount":"","RRR":"","orderId":"","message":"Invalid Request","status":"022"}';
  far.answers('/orderstatus.reg', ({ path }) =>
    answerAbout(orders.find(({ orderId }) => path.includes(`/${orderId}/`))),
  );
  far.answers('/status.reg', ({ path }) => answerAbout(orders.find(({ rrr }) => path.includes(`/${rrr}/`))));
  far.answers('deactivate.json', '{"statuscode":"00","status":"Successful"}');

  function orderOf(rrr: string): Order {
    const order = orders.find((known) => known.rrr === rrr);
    if (!order) throw new Error(`Remita knows no ${rrr}`);
    return order;
  }

  return {
    orders,
    /** An RRR that was generated elsewhere, for attempts made by a test. */
    knows(orderId: string, rrr: string, amount: string) {
      orders.push(unpaid(orderId, rrr, amount));
    },
    /** The payer pays; `amount` is the literal Remita will answer. */
    pay(rrr: string, { amount, status = '00' }: { readonly amount?: string; readonly status?: string } = {}) {
      const order = orderOf(rrr);
      const takesMoney = ['00', '01'].includes(status) && !['00', '01'].includes(order.status);
      order.status = status;
      if (amount !== undefined) order.paidAmount = amount;
      if (takesMoney) order.takenKobo.push(koboOfNaira(amount ?? order.amount) || (koboOfNaira(order.amount) ?? 0));
    },
    /** A second payment of the same reference, of which a status answer says nothing. */
    payAgain(rrr: string, amount?: string) {
      const order = orderOf(rrr);
      order.takenKobo.push(koboOfNaira(amount ?? order.amount) ?? 0);
    },
    decline(rrr: string) {
      const order = orderOf(rrr);
      if (['00', '01'].includes(order.status)) order.returnedKobo.push(...order.takenKobo);
      order.status = '02';
    },
    /** Its journal: the truth that our books are compared with. */
    movements: (): Movement[] =>
      orders.flatMap(({ rrr: reference, takenKobo, returnedKobo }) => [
        ...takenKobo.map((amountKobo) => ({ provider: 'remita', reference, kind: 'taken' as const, amountKobo })),
        ...returnedKobo.map((amountKobo) => ({ provider: 'remita', reference, kind: 'returned' as const, amountKobo })),
      ]),
  };
}
