-- An agent pays bills of several clients at once: each bill of such a basket says by which consent it is in it. A column that is empty for every
-- basket there is, so that a process of the release before writes what it wrote; the foreign key is validated beside whoever writes.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
ALTER TABLE payment_basket_bills ADD COLUMN consent_id uuid;--> statement-breakpoint
ALTER TABLE payment_basket_bills ADD CONSTRAINT payment_basket_bills_consent_id_representations_id_fk
  FOREIGN KEY (consent_id) REFERENCES representations (id) NOT VALID;--> statement-breakpoint
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE payment_basket_bills VALIDATE CONSTRAINT payment_basket_bills_consent_id_representations_id_fk;--> statement-breakpoint
COMMENT ON COLUMN payment_basket_bills.consent_id IS 'By which an agent pays this bill of a client; null where somebody pays their own.';
