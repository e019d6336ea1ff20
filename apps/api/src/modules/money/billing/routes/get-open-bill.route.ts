import { getOpenBill, type Receipt } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { noteActivity } from '../../../ground/audit/index.ts';
import type { BillRecord } from '../bill-record.ts';
import type { BillReader } from '../data/bill-reader.ts';
import { seesInFull } from '../domain/sees-in-full.ts';
import { presentOpenBill } from '../present-open-bill.ts';

/** Signs a bill's receipt; null while there is none. Given by the composition root, because receipts are made after bills. */
type ProveReceipt = (bill: BillRecord) => Promise<Receipt | null>;

export interface OpenBillDependencies {
  readonly db: Database;
  readonly bills: BillReader;
  readonly proveReceipt: ProveReceipt;
  /** What an anonymous viewer sees of the payer. */
  readonly publicBillDetails: 'masked' | 'full';
}

export function getOpenBillRoute(app: FastifyInstance, dependencies: OpenBillDependencies): void {
  const { db, bills, proveReceipt, publicBillDetails } = dependencies;
  serve(app, getOpenBill, async ({ query }, { language, user }) => {
    const bill = await bills.find(query.billReference);
    if (!bill) throw new BusinessError('bill.not-found');
    const receipt = await proveReceipt(bill);
    const isEntitled = seesInFull(user?.scope, bill);
    if (isEntitled && user && user.scope.kind !== 'taxpayer') {
      const subject = bill.payer.tpui === null ? `bill:${bill.reference}` : `taxpayer:${bill.payer.tpui}`;
      const detail = { billReference: bill.reference };
      await noteActivity(db, { actor: { userId: user.id }, action: 'bill.read', subject, detail });
    }
    return presentOpenBill(bill, { language, masked: publicBillDetails === 'masked' && !isEntitled, receipt });
  });
}
