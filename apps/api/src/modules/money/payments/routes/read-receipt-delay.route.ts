import { type ReadReceiptDelay, readReceiptDelay } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve.ts';

export function readReceiptDelayRoute(app: FastifyInstance, receiptDelay: () => Promise<ReadReceiptDelay>): void {
  serve(app, readReceiptDelay, receiptDelay);
}
