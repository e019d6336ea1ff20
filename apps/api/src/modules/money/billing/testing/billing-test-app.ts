import type { Receipt } from '@portal/contracts';
import type { Database } from '../../../../platform/db/database.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
import { createHttpServer } from '../../../../platform/http/create-http-server.ts';
import type { BillRecord } from '../bill-record.ts';
import { billingModule } from '../billing.module.ts';
import { createBillReader } from '../data/bill-reader.ts';

/** The real module on the given database; only the signature of receipts is not real. */
export async function startBilling(
  db: Database,
  publicBillDetails: 'masked' | 'full' = 'masked',
  identify?: (authorization: string) => Promise<SignedInUser | undefined>,
  askAboutBill: (billReference: string) => Promise<void> = async () => {},
) {
  const app = await createHttpServer(identify ? { identify } : {});
  billingModule(app, {
    db,
    askAboutBill,
    bills: createBillReader(db),
    publicBillDetails,
    proveReceipt: async (bill) => unprovenReceipt(bill),
  });
  await app.ready();
  return app;
}

function unprovenReceipt({ receipt }: BillRecord): Receipt | null {
  return (
    receipt && {
      receiptNumber: receipt.receiptNumber,
      amountKobo: receipt.amountKobo as Receipt['amountKobo'],
      paidAt: receipt.paidAt.toISOString(),
      issuedAt: receipt.issuedAt.toISOString(),
      voidedAt: receipt.voidedAt?.toISOString() ?? null,
      provider: receipt.provider,
      channel: receipt.channel,
      providerReference: receipt.providerReference,
      signedReceipt: 'a.b.c',
      verificationUrl: 'https://portal.example/receipt-verification',
    }
  );
}
