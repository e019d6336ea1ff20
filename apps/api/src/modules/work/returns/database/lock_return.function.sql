-- Nobody files the same return, and nobody decides about its credit, until the transaction ends.
CREATE OR REPLACE FUNCTION lock_return(p_tpui text, p_kind text, p_from date) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended('return:' || reading.lead_of(p_tpui) || ':' || p_kind || ':' || to_char(p_from, 'YYYY-MM-DD'), 0))
$$;
