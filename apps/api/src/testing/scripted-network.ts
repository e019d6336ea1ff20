import { createHmac } from 'node:crypto';
import type { Movement } from '@portal/money-oracle';
import type { startScriptedProvider } from '../modules/money/payments/testing/scripted-provider.ts';

interface Taken {
  readonly serial: string;
  readonly amountKobo: number;
  readonly channel: string;
  readonly paidAt: string;
  /** Reached the network; a terminal that is offline keeps it to itself. */
  isKnown: boolean;
}

/** The network of terminals at the far end of a socket, with its own record of what was really taken. */
export function scriptNetwork(far: Awaited<ReturnType<typeof startScriptedProvider>>) {
  const taken = new Map<string, Taken>();
  far.answers('/pos/v1/transactions/', ({ path, headers }) => {
    if (headers.authorization !== 'Bearer pos-key-local') return { httpStatus: 401, body: '{}' };
    const orderId = path.split('/').at(-1) ?? '';
    const known = taken.get(orderId);
    if (!known?.isKnown) return JSON.stringify({ merchantReference: orderId, responseCode: '25', currency: '566' });
    const { serial, amountKobo, channel, paidAt } = known;
    return JSON.stringify({
      ...{
        merchantReference: orderId,
        responseCode: '00',
        amount: amountKobo,
        currency: '566',
        environment: 'SANDBOX',
      },
      ...{ channel, terminalSerial: serial, retrievalReference: `R${orderId.slice(0, 10)}`, paidAt },
    });
  });
  far.answers('/pos/v1/files/', ({ path }) => {
    const day = path.split('/').at(-1) ?? '';
    const rows = [...taken].filter(([, { isKnown, paidAt }]) => isKnown && lagos(paidAt) === day);
    const lines = rows.map(([orderId, { serial, amountKobo, channel, paidAt }]) =>
      [serial, orderId, amountKobo, channel, paidAt].join(','),
    );
    return ['serial,merchantReference,amountKobo,channel,paidAt', ...lines].join('\n');
  });
  return {
    take(orderId: string, payment: Omit<Taken, 'isKnown'>, isKnown = true) {
      taken.set(orderId, { ...payment, isKnown });
    },
    comesOnline(orderId: string) {
      const known = taken.get(orderId);
      if (known) known.isKnown = true;
    },
    get orders() {
      return [...taken.keys()].map((rrr) => ({ rrr }));
    },
    movements: (): readonly Movement[] =>
      [...taken].map(([reference, { amountKobo }]) => ({ kind: 'taken', provider: 'pos', reference, amountKobo })),
  };
}

const lagos = (at: string) => new Date(Date.parse(at) + 3_600_000).toISOString().slice(0, 10);

export function signedByNetwork(body: string, secret = 'possec_local'): Readonly<Record<string, string>> {
  return {
    'content-type': 'application/json',
    'x-pos-signature': createHmac('sha512', secret).update(body).digest('hex'),
  };
}
