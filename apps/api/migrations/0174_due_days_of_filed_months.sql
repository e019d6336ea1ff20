-- outside a transaction
-- Bills of filed months say their day of the law: PAYE the tenth of the next month, tax withheld its thirtieth. In batches, so that nobody who
-- pays waits; then what 0173 asks of new bills is read of all of them.
-- batches of 1000 by paye_schedules.id
UPDATE bills b SET due_on = (s.month + interval '1 month 9 days')::date
FROM paye_schedules s WHERE s.id BETWEEN $1 AND $2 AND s.bill_id = b.id AND b.due_on IS NULL;--> statement-breakpoint
-- batches of 1000 by withholding_schedules.id
UPDATE bills b SET due_on = least((s.month + interval '1 month 29 days')::date, (s.month + interval '2 months' - interval '1 day')::date)
FROM withholding_schedules s WHERE s.id BETWEEN $1 AND $2 AND s.bill_id = b.id AND b.due_on IS NULL;--> statement-breakpoint
-- squawk-ignore prefer-robust-stmts
ALTER TABLE bills VALIDATE CONSTRAINT bills_due_on_check;
