import type { IncomingMessage } from 'node:http';
import {
  isBasketReference,
  isBillReference,
  normalizeBillReference,
  type PaymentNotificationResponse,
  paymentHubMethods,
  paymentHubPath,
  paymentNotificationRequest,
} from '@portal/contracts';
import { createHubServer, type HubLimits, type HubPlaces, type HubServer, hubMethod } from '@portal/signalr-hub';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import type { Logger } from '../../../platform/logging/create-logger.ts';
import { createPaymentOutcomesRepository } from './data/payment-outcomes.repository.ts';
import { createWaitingList } from './waiting-list.ts';

export interface PaymentHubOptions {
  readonly pool: Pool;
  readonly allowedOrigins: (origin: string) => boolean;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly log: Logger;
  readonly limits?: Partial<HubLimits>;
  /** Connection tokens that every replica opens. */
  readonly places?: HubPlaces;
}

export interface PaymentHub {
  readonly server: HubServer;
  /** Something happened to these bills: reads their rows and tells those who wait for them here. */
  lookAt(topic: string, billReferences: readonly string[]): Promise<void>;
  /** News may have been missed: looks at every bill somebody here waits for. */
  lookAtAll(): Promise<void>;
}

/** The only news that may end an attempt without money; every other one can only bring good tidings. */
const refusalTopic = 'payment.refused';

/**
 * Tells a waiting browser how its payment ended. Nothing is sent while it is pending, unknown or not ours to say, and
 * nothing is believed but the committed row: wake-ups, requests and user ids only say where to look.
 */
export function createPaymentHub(options: PaymentHubOptions): PaymentHub {
  const { log } = options;
  const outcomes = createPaymentOutcomesRepository(options.pool);
  const waiting = createWaitingList();

  const request = hubMethod({
    parse: (args) => z.parse(z.tuple([paymentNotificationRequest]), args)[0],
    async handler({ args, connectionId, joinGroup, reply }) {
      const billReference = normalizeBillReference(args.billReference);
      if (!isBillReference(billReference) && !isBasketReference(billReference)) return;
      // First the group, then the row: a receipt committed in between is told by one of the two.
      joinGroup(billReference);
      waiting.add(connectionId, billReference);
      const [outcome] = await outcomes.find([billReference]);
      if (outcome?.isReceipted) reply(paymentHubMethods.response, answer(400));
    },
  });

  const server = createHubServer({
    path: paymentHubPath,
    methods: { [paymentHubMethods.request]: request },
    allowedOrigins: options.allowedOrigins,
    addressOf: options.addressOf,
    log,
    onDisconnected: ({ connectionId }) => waiting.removeConnection(connectionId),
    ...(options.limits && { limits: options.limits }),
    ...(options.places && { places: options.places }),
  });

  async function tell(billReferences: readonly string[], alsoRefusals: boolean): Promise<void> {
    const awaited = billReferences.filter((reference) => waiting.has(reference));
    if (awaited.length === 0) return;
    for (const { billReference, isReceipted, isRefused } of await outcomes.find(awaited)) {
      if (isReceipted) {
        server.groups.send(billReference, paymentHubMethods.response, answer(200));
        waiting.removeBill(billReference);
      } else if (isRefused && alsoRefusals) {
        server.groups.send(billReference, paymentHubMethods.response, answer(402));
      }
    }
  }

  return {
    server,
    lookAt: (topic, billReferences) => tell(billReferences, topic === refusalTopic),
    lookAtAll: () => tell(waiting.bills(), false),
  };
}

function answer(statusCode: PaymentNotificationResponse['statusCode']): PaymentNotificationResponse {
  return { statusCode };
}
