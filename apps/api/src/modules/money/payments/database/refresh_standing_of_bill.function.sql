CREATE OR REPLACE FUNCTION refresh_standing_of_bill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_bill_standing(new.bill_id);
  RETURN NULL;
END $$;

CREATE TRIGGER review_cases_standing_opened AFTER INSERT ON review_cases FOR EACH ROW
  WHEN (new.bill_id IS NOT NULL) EXECUTE FUNCTION refresh_standing_of_bill();
CREATE TRIGGER review_cases_standing_resolved AFTER UPDATE OF resolved_at ON review_cases FOR EACH ROW
  WHEN (new.bill_id IS NOT NULL AND new.resolved_at IS DISTINCT FROM old.resolved_at)
  EXECUTE FUNCTION refresh_standing_of_bill();
