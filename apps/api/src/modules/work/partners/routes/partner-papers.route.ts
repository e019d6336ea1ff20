import { getPartnerInvoice, getPartnerReceipt, listPartnerHeads } from '@portal/contracts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { fileAnswer } from '../../../../platform/http/file-answer.ts';
import type { PartnerCaller } from '../../../../platform/http/partner/partner-caller.ts';
import type { ServePartner } from '../../../../platform/http/partner/serve-partner.ts';
import { allowedHeads } from '../../../ground/expert-systems/index.ts';
import { type BillRecord, partnerBillIdOf, presentOpenBill } from '../../../money/billing/index.ts';
import type { ModeDeps } from '../application/partners-deps.ts';
import { readAsPartner } from '../data/read-as-partner.ts';

/** The papers of a bill, as everybody with its reference prints them: address and email of the payer in part. */
export function partnerPapersRoutes(serve: ServePartner, deps: ModeDeps): void {
  const { db, bills, proveReceipt, press, issuer, clock } = deps;

  async function find(caller: PartnerCaller, reference: string): Promise<BillRecord> {
    const id = await readAsPartner(db, caller, (tables) => partnerBillIdOf(tables, reference));
    const bill = id === undefined ? undefined : await bills.find(reference);
    if (!bill) throw new BusinessError('bill.not-found');
    return bill;
  }
  async function print(bill: BillRecord, receipt: Awaited<ReturnType<typeof proveReceipt>>) {
    const language = 'en';
    const openBill = presentOpenBill(bill, { language, masked: true, receipt });
    return press.print(openBill, { format: 'a4', language, issuer, printedAt: clock.now() });
  }

  serve(getPartnerInvoice, async ({ params: { reference } }, { caller }) => {
    const bill = await find(caller, reference);
    if (bill.receipt) throw new BusinessError('bill.already-paid');
    const body = await print(bill, null);
    return fileAnswer({ contentType: 'application/pdf', body, fileName: `invoice-${bill.reference}.pdf` });
  });

  serve(getPartnerReceipt, async ({ params: { reference } }, { caller }) => {
    const bill = await find(caller, reference);
    const receipt = await proveReceipt(bill, { full: false });
    if (!receipt) throw new BusinessError('receipt.not-found');
    const body = await print(bill, receipt);
    return fileAnswer({ contentType: 'application/pdf', body, fileName: `receipt-${receipt.receiptNumber}.pdf` });
  });

  serve(listPartnerHeads, async (_request, { caller }) => ({
    status: 200 as const,
    body: { data: [...(await allowedHeads(db, caller.expertSystemId))] },
  }));
}
