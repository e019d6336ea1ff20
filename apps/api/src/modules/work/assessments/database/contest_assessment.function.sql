-- For objections: the assessment rests from that day, and its bill is not demanded.
CREATE OR REPLACE FUNCTION contest_assessment(p_assessment uuid, p_on date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  bill uuid;
BEGIN
  UPDATE assessments SET contested_on = p_on WHERE id = p_assessment RETURNING bill_id INTO bill;
  PERFORM set_law_bill_demandable(bill, NULL);
END $$;
