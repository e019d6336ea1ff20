-- At commit: what is accepted and what is disputed are bills of the objection and together the assessment, the disputed one rests while it is open,
-- and of what ended in the taxpayer's favour nobody is asked for money.
CREATE OR REPLACE FUNCTION check_objection_bills() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  objection objections;
BEGIN
  SELECT * INTO objection FROM objections WHERE id = new.id;
  IF objection.admitted_bill_id IS NOT NULL AND (
    (SELECT count(*) FROM bills b WHERE b.payer_tpui = objection.tpui AND is_law_bill_of(b.id, 'objection', objection.id)
      AND (b.id, b.total_kobo) IN ((objection.admitted_bill_id, objection.admitted_kobo),
        (objection.disputed_bill_id, objection.assessed_kobo - objection.admitted_kobo))) <> 2) THEN
    PERFORM refuse_objection('its bills are not its two parts', 'objections_whole');
  END IF;
  IF is_open_objection(objection.state) AND EXISTS (SELECT FROM law_bills l WHERE l.bill_id = objection.disputed_bill_id AND l.demandable_from IS NOT NULL) THEN
    PERFORM refuse_objection('what is disputed rests', 'objections_rests');
  END IF;
  IF objection.state IN ('upheld', 'revised', 'upheld-by-law', 'overtaken') AND is_law_bill(objection.disputed_bill_id) THEN
    PERFORM refuse_objection('what is not owed is still asked for', 'objections_released');
  END IF;
  IF objection.state = 'revised' AND objection.rest_bill_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM bills b WHERE b.id = objection.rest_bill_id AND b.payer_tpui = objection.tpui AND is_law_bill_of(b.id, 'objection', objection.id)
      AND b.total_kobo = objection.tax_kobo - CASE WHEN objection.admitted_bill_id IS NULL THEN 0 ELSE objection.admitted_kobo END) THEN
    PERFORM refuse_objection('the bill of the rest is another amount', 'objections_rest_bill');
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER objections_billed AFTER INSERT OR UPDATE OF state ON objections DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION check_objection_bills();
