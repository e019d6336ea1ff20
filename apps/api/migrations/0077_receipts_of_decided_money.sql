-- Money that was decided anew proves another bill: one receipt for a payment and a bill. The old index goes when the new one is there.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_payment_id_bill_id_unique" UNIQUE("payment_id","bill_id");--> statement-breakpoint
ALTER TABLE "receipts" DROP CONSTRAINT "receipts_payment_id_unique";