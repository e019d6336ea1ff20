import { downloadBillDocument } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { fileAnswer } from '../../../../platform/http/file-answer.ts';
import { serve } from '../../../../platform/http/serve.ts';
import type { DocumentPress, Issuer } from '../../../ground/papers/index.ts';
import { presentOpenBill, seesInFull } from '../../billing/index.ts';
import { signedAccess } from '../signed-access.ts';
import type { ReceiptReading } from './verify-receipt.route.ts';

export interface DocumentDeps extends ReceiptReading {
  readonly press: DocumentPress;
  readonly issuer: Issuer;
  readonly clock: Clock;
}

export function downloadBillDocumentRoute(app: FastifyInstance, deps: DocumentDeps): void {
  serve(app, downloadBillDocument, async ({ query }, { language, user }) => {
    const { billReference, format, signedReceipt } = query;
    const bill = await deps.bills.find(billReference);
    if (!bill) throw new BusinessError('bill.not-found');
    const { full } = signedReceipt ? await signedAccess(deps.signer, signedReceipt, bill) : { full: false };
    const receipt = await deps.proveReceipt(bill, { full });
    const masked = deps.publicBillDetails === 'masked' && !full && !seesInFull(user?.scope, bill);
    const openBill = presentOpenBill(bill, { language, masked, receipt });
    const body = await deps.press.print(openBill, {
      format,
      language,
      issuer: deps.issuer,
      printedAt: deps.clock.now(),
    });
    const fileName = receipt ? `receipt-${receipt.receiptNumber}.pdf` : `invoice-${bill.reference}.pdf`;
    return fileAnswer({ contentType: 'application/pdf', body, fileName });
  });
}
