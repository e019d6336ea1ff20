-- Papers of the law's half. A new table, which a process of the release before knows nothing of; the foreign key to `taxpayers` takes a short lock.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE law_papers (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  subject_kind text NOT NULL CONSTRAINT law_papers_subject_kind_check CHECK (subject_kind IN ('assessment', 'objection', 'demand', 'penalty')),
  subject_id uuid NOT NULL,
  place smallint NOT NULL CONSTRAINT law_papers_place_check CHECK (place BETWEEN 1 AND 99),
  number text NOT NULL CONSTRAINT law_papers_number_key UNIQUE
    CONSTRAINT law_papers_number_check CHECK (number ~ '^(ASM|DMN|OBJ)-[0-9]{4}-[0-9]{8}(/[0-9]{1,2})?$|^PEN-[0-9]{4}-[0-9]{6}(/[0-9]{1,2})?$'),
  kind text NOT NULL CONSTRAINT law_papers_kind_check
    CHECK (kind IN ('assessment', 'demand', 'penalty', 'acknowledgement', 'validity', 'information-request', 'decision', 'withdrawal')),
  tpui text NOT NULL CONSTRAINT law_papers_tpui_taxpayers_tpui_fk REFERENCES taxpayers (tpui),
  code text NOT NULL CONSTRAINT law_papers_code_check CHECK (code ~ '^KN[0-9A-HJKMNP-TV-Z]{10}$'),
  amount_kobo bigint CONSTRAINT law_papers_amount_check CHECK (amount_kobo BETWEEN 0 AND 9007199254740991),
  letter jsonb NOT NULL CONSTRAINT law_papers_letter_check CHECK (jsonb_typeof(letter) = 'object'),
  issued_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  served_on date,
  served_how text CONSTRAINT law_papers_served_how_check CHECK (served_how IN ('by-hand', 'courier', 'electronic')),
  last_day date,
  bill_reference text CONSTRAINT law_papers_bill_reference_check CHECK (length(bill_reference) BETWEEN 4 AND 32),
  CONSTRAINT law_papers_subject_place_key UNIQUE (subject_kind, subject_id, place),
  CONSTRAINT law_papers_service_check CHECK ((served_on IS NULL) = (served_how IS NULL)),
  CONSTRAINT law_papers_unserved_check CHECK (served_on IS NOT NULL OR last_day IS NULL)
);--> statement-breakpoint
CREATE INDEX law_papers_tpui_idx ON law_papers (tpui, id);--> statement-breakpoint
COMMENT ON TABLE law_papers IS 'What an office sent in a case of the law, in the words in which it was issued.';--> statement-breakpoint
COMMENT ON COLUMN law_papers.subject_id IS 'The assessment, objection, demand notice or penalty.';--> statement-breakpoint
COMMENT ON COLUMN law_papers.place IS 'Which paper of its case, from 1. The first has the number of the case, others have it after a stroke.';--> statement-breakpoint
COMMENT ON COLUMN law_papers.code IS 'Printed on the paper; opens it together with the number.';--> statement-breakpoint
COMMENT ON COLUMN law_papers.letter IS 'All that the paper says, in English and Hausa, with the names of its day.';--> statement-breakpoint
COMMENT ON COLUMN law_papers.served_on IS 'The day in Lagos; null while it is to be served.';--> statement-breakpoint
COMMENT ON COLUMN law_papers.last_day IS 'The last day to do what it asks; null where it asks nothing.';
