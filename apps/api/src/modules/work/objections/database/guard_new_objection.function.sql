-- Against what was served and is not final, by its taxpayer, once, within the thirty days; its moment and its last day are the database's to say.
CREATE OR REPLACE FUNCTION guard_new_objection() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  assessment assessments;
BEGIN
  SELECT * INTO assessment FROM assessments WHERE id = new.assessment_id FOR UPDATE;
  new.lodged_at := clock_timestamp();
  new.lodged_on := lagos_day(new.lodged_at);
  new.last_day := law_rule_end('objection.decision', new.lodged_on);
  new.assessed_kobo := assessment.tax_kobo;
  IF new.state <> 'lodged' OR new.proposed_by IS NOT NULL THEN PERFORM refuse_objection('it begins undecided', 'objections_begin'); END IF;
  IF new.tpui IS DISTINCT FROM assessment.tpui THEN PERFORM refuse_objection('the assessment is of another taxpayer', 'objections_own'); END IF;
  IF assessment.served_on IS NULL OR assessment.state NOT IN ('served', 'final') OR assessment.contested_on IS NOT NULL THEN
    PERFORM refuse_objection('nothing stands that one could object to', 'objections_standing');
  END IF;
  IF new.lodged_on > last_day_to_object(assessment.served_on) THEN PERFORM refuse_objection('the thirty days are over', 'objections_in_time'); END IF;
  IF EXISTS (SELECT FROM jsonb_array_elements(new.issues) AS issue
    WHERE length(coalesce(issue ->> 'text', '')) < 10 OR coalesce((issue ->> 'valueKobo')::numeric, -1) < 0) THEN
    PERFORM refuse_objection('each thing that is wrong has words and a value', 'objections_issues_whole');
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER objections_begin BEFORE INSERT ON objections FOR EACH ROW EXECUTE FUNCTION guard_new_objection();
