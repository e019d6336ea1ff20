import { listReceiptKeys } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve.ts';
import type { ReceiptSigner } from '../receipt-signer.ts';

export function listReceiptKeysRoute(app: FastifyInstance, { signer }: { readonly signer: ReceiptSigner }): void {
  serve(app, listReceiptKeys, async (_request, { setHeader }) => {
    setHeader('cache-control', 'public, max-age=3600');
    return { keys: [...signer.keys] };
  });
}
