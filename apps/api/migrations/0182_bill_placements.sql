-- A bill without a tax office is given one, and only such a bill is given another one later. A new table, and its foreign keys take short locks. A
-- process of the release before neither reads nor writes it.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE bill_placements (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  bill_id uuid NOT NULL CONSTRAINT bill_placements_bill_id_bills_id_fk REFERENCES bills (id),
  tax_office_id smallint CONSTRAINT bill_placements_tax_office_id_tax_offices_id_fk REFERENCES tax_offices (id),
  basis text NOT NULL CONSTRAINT bill_placements_basis_check CHECK (basis IN ('home', 'area', 'chosen', 'taken-back')),
  placed_by uuid NOT NULL CONSTRAINT bill_placements_placed_by_users_id_fk REFERENCES users (id),
  placed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT bill_placements_taken_back_check CHECK ((tax_office_id IS NULL) = (basis = 'taken-back'))
);--> statement-breakpoint
CREATE INDEX bill_placements_bill_id_idx ON bill_placements (bill_id);--> statement-breakpoint
CREATE INDEX bill_placements_placed_by_idx ON bill_placements (placed_by);--> statement-breakpoint
COMMENT ON TABLE bill_placements IS 'Offices that were given to bills that had none, and taken back. A bill in here has no office of its day.';--> statement-breakpoint
COMMENT ON COLUMN bill_placements.basis IS 'The payer''s home office today, the only office of their area, or chosen by whoever gave it.';
