-- From which day a bill of the law's half may be demanded; null: it rests.
CREATE OR REPLACE FUNCTION set_law_bill_demandable(p_bill uuid, p_from date) RETURNS void LANGUAGE sql AS $$
  UPDATE law_bills SET demandable_from = p_from WHERE bill_id = p_bill AND demandable_from IS DISTINCT FROM p_from
$$;
