import { createHmac } from 'node:crypto';
import type { Movement } from '@portal/money-oracle';
import type { ScriptedProvider } from './scripted-provider.ts';

interface Order {
  /** The transaction reference, named as the oracle's tests name it. */
  readonly rrr: string;
  code: string;
  amountKobo: number;
  readonly takenKobo: number[];
  readonly returnedKobo: number[];
}

/** Interswitch as its documentation describes it, just enough to be paid at. Not our sandbox: one mistake must not hide in both. */
export function scriptInterswitch(far: ScriptedProvider) {
  const orders: Order[] = [];
  const orderOf = (reference: string): Order => {
    const order = orders.find(({ rrr }) => rrr === reference);
    if (!order) throw new Error(`Interswitch knows no ${reference}`);
    return order;
  };
  const answers = () =>
    far.answers('gettransaction.json', ({ path }) => {
      const order = orders.find(({ rrr }) => path.includes(`transactionreference=${rrr}`));
      if (!order) return '{"Amount":0,"ResponseCode":"Z25","ResponseDescription":"Transaction not found"}';
      return `{"Amount":${order.amountKobo},"MerchantReference":"${order.rrr}","PaymentReference":"UBA|WEB|MX6072|20-11-2026|1|1","TransactionDate":"2026-11-20T06:57:24","ResponseCode":"${order.code}"}`;
    });
  answers();

  return {
    orders,
    pay(reference: string, amountKobo: number, code = '00') {
      orders.push({ rrr: reference, code, amountKobo, takenKobo: [amountKobo], returnedKobo: [] });
    },
    /** The payer tried, and no money moved. */
    attempt(reference: string, code: string) {
      orders.push({ rrr: reference, code, amountKobo: 0, takenKobo: [], returnedKobo: [] });
    },
    /** A second payment of the same reference, of which a status answer says nothing. */
    payAgain(reference: string, amountKobo: number) {
      orderOf(reference).takenKobo.push(amountKobo);
    },
    takeBack(reference: string) {
      const order = orderOf(reference);
      order.returnedKobo.push(...order.takenKobo);
      order.code = 'Z6';
    },
    approve(reference: string, amountKobo: number) {
      const order = orderOf(reference);
      Object.assign(order, { code: '00', amountKobo });
      order.takenKobo.push(amountKobo);
    },
    /** Says what it likes for a while. */
    lies: (body: string) => far.answers('gettransaction.json', body),
    isHonestAgain: answers,
    /** Its webhook, as it signs it; the payment is numbered. */
    event(reference: string, payment: number, code = '00') {
      const body = `{"event":"TRANSACTION.COMPLETED","uuid":"${reference}-${payment}","timestamp":1594646111460,"data":{"amount":1250000,"paymentReference":"UBA|WEB|MX6072|${payment}","responseCode":"${code}","merchantReference":"${reference}"}}`;
      return { body, signature: createHmac('sha512', 'whsec_local').update(body).digest('hex') };
    },
    /** Its journal: the truth that our books are compared with. */
    movements: (): Movement[] =>
      orders.flatMap(({ rrr: reference, takenKobo, returnedKobo }) => [
        ...takenKobo.map((amountKobo) => ({ provider: 'interswitch', reference, kind: 'taken' as const, amountKobo })),
        ...returnedKobo.map((amountKobo) => ({
          provider: 'interswitch',
          reference,
          kind: 'returned' as const,
          amountKobo,
        })),
      ]),
  };
}
