import {
  apiBasePath,
  listPaymentGateways,
  type PaymentGateway,
  type ResponseOf,
  readReceiptDelay,
} from '@portal/contracts';
import type { Observation } from './service-record.ts';

const patienceMs = 8_000;
/** A receipt follows its payment within seconds; after these it is late. */
const lateReceiptSeconds = 120;

/** Looks once, as a visitor would: what does not answer does not work. Never throws. */
export async function lookAtService(apiOrigin: string): Promise<Observation> {
  const [isReady, gateways, delay] = await Promise.all([
    ask(`${apiOrigin}/readyz`).then((answer) => answer !== undefined),
    ask(apiOrigin + apiBasePath + listPaymentGateways.path) as Promise<readonly PaymentGateway[] | undefined>,
    ask(apiOrigin + apiBasePath + readReceiptDelay.path) as Promise<ResponseOf<typeof readReceiptDelay> | undefined>,
  ]);
  const open = Array.isArray(gateways) ? gateways.filter(({ availability }) => availability === 'available') : [];
  const stateOf = (id: string) => {
    const found = open.find((gateway) => gateway.id === id);
    return found && !found.isDown;
  };
  const receiptSeconds = delay?.p95Seconds ?? null;
  return {
    works: {
      paying: isReady && open.some(({ isDown }) => !isDown),
      'sign-in': isReady,
      ...known('remita', stateOf('remita')),
      ...known('interswitch', stateOf('interswitch')),
      ...(delay && { receipts: receiptSeconds === null || receiptSeconds <= lateReceiptSeconds }),
    },
    receiptSeconds,
  };
}

function known(part: 'remita' | 'interswitch', works: boolean | undefined) {
  return works === undefined ? {} : { [part]: works };
}

async function ask(url: string): Promise<unknown> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
    return answer.ok ? await answer.json() : void (await answer.body?.cancel());
  } catch {
    return undefined;
  }
}
