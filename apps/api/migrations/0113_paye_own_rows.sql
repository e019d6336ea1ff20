-- Employees find their own rows by their TPUI. The table is new and small today; we give up after 5 s rather than queue.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE INDEX "paye_rows_tax_id_idx" ON "paye_rows" USING btree ("tax_id") WHERE tax_id <> '';