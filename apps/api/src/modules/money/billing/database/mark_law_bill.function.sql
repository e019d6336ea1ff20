-- Says that a bill is of an assessment, an objection or a penalty, and from which day it may be demanded (null: not while it is contested).
CREATE OR REPLACE FUNCTION mark_law_bill(p_bill uuid, p_kind text, p_source uuid, p_from date) RETURNS void LANGUAGE sql AS $$
  INSERT INTO law_bills (bill_id, kind, source_id, demandable_from) VALUES (p_bill, p_kind, p_source, p_from)
$$;
