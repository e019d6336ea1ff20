-- Bills whose payer's name holds all of the words, the newest first, at most so many. Under row-level security no name index could be
-- used (its operators may leak), so this looks as its owner and is told by the transaction whose rows count.
CREATE OR REPLACE FUNCTION reading.bills_by_name(words text[], min_day date, max_day date, most int) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
DECLARE
  own text;
BEGIN
  own := CASE current_setting('portal.reader', true)
    WHEN 'state' THEN 'true'
    WHEN 'mda' THEN 'mda_id = reading.own_mda()'
    WHEN 'offices' THEN '(tax_office_id = ANY (reading.own_offices()) OR tax_office_id IS NULL AND 0 = ANY (reading.own_offices()))'
    WHEN 'expert_system' THEN 'expert_system_id = reading.own_expert_system()'
    WHEN 'taxpayer' THEN 'payer_tpui = ANY (reading.own_tpuis())'
    ELSE 'false'
  END;
  RETURN QUERY EXECUTE format(
    'SELECT id FROM bills WHERE lower(payer_last_name || '' '' || payer_first_name) LIKE ALL ($1)
       AND issued_on BETWEEN $2 AND $3 AND %s ORDER BY issued_on DESC, id DESC LIMIT $4', own)
    USING (SELECT array_agg('%' || replace(replace(replace(lower(word), '\', '\\'), '%', '\%'), '_', '\_') || '%') FROM unnest(words) word),
      min_day, max_day, most;
END $$;
REVOKE ALL ON FUNCTION reading.bills_by_name(text[],date,date,integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading.bills_by_name(text[],date,date,integer) TO portal_read_expert_system, portal_read_mda, portal_read_offices, portal_read_state, portal_read_taxpayer;
