-- Receipts that were sent to an address the payer named. A new table; the reference locks bills briefly.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE receipt_mail_orders (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  bill_id uuid NOT NULL REFERENCES bills (id),
  ordered_at timestamptz NOT NULL DEFAULT clock_timestamp()
);--> statement-breakpoint
COMMENT ON TABLE receipt_mail_orders IS 'That a receipt was ordered by email to an address that whoever holds the paper named; the address itself is not kept. Counted, so that nobody''s mailbox is filled. Append-only.';--> statement-breakpoint
CREATE INDEX receipt_mail_orders_bill_id_ordered_at_idx ON receipt_mail_orders (bill_id, ordered_at);
