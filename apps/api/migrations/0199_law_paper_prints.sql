-- Prints of papers of the law. A new table, which a process of the release before knows nothing of.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE law_paper_prints (
  paper_id uuid NOT NULL CONSTRAINT law_paper_prints_paper_id_law_papers_id_fk REFERENCES law_papers (id),
  as_served boolean NOT NULL,
  body bytea NOT NULL CONSTRAINT law_paper_prints_body_check CHECK (octet_length(body) BETWEEN 1 AND 2097152),
  printed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT law_paper_prints_pk PRIMARY KEY (paper_id, as_served)
);--> statement-breakpoint
ALTER TABLE law_paper_prints ALTER COLUMN body SET STORAGE EXTERNAL;--> statement-breakpoint
COMMENT ON TABLE law_paper_prints IS 'A paper as it was first given to somebody: everybody after them gets these bytes.';--> statement-breakpoint
COMMENT ON COLUMN law_paper_prints.as_served IS 'False: the print that is handed over, with a line for the day of service. True: with that day.';--> statement-breakpoint
COMMENT ON COLUMN law_paper_prints.body IS 'PDF, which is compressed already.';
