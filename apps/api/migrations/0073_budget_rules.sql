-- What somebody stated stays as it was stated; a correction is a row of its own.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

CREATE TRIGGER fiscal_statements_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON fiscal_statements
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
