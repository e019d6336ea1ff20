import { getOpenBill, type Receipt } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { BillRecord } from '../bill-record.ts';
import type { BillReader } from '../data/bill-reader.ts';
import { presentOpenBill } from '../present-open-bill.ts';

/** Signs a bill's receipt; null while there is none. Given by the composition root, because receipts are made after bills. */
type ProveReceipt = (bill: BillRecord) => Promise<Receipt | null>;

export interface OpenBillDependencies {
  readonly bills: BillReader;
  readonly proveReceipt: ProveReceipt;
  /** What an anonymous viewer sees of the payer. */
  readonly publicBillDetails: 'masked' | 'full';
}

export function getOpenBillRoute(app: FastifyInstance, dependencies: OpenBillDependencies): void {
  const { bills, proveReceipt, publicBillDetails } = dependencies;
  serve(app, getOpenBill, async ({ query }, { language }) => {
    const bill = await bills.find(query.billReference);
    if (!bill) throw new BusinessError('bill.not-found');
    const receipt = await proveReceipt(bill);
    return presentOpenBill(bill, { language, masked: publicBillDetails === 'masked', receipt });
  });
}
