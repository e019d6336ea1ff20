-- Bills whose payer's name holds all of the words, or those paid in the days of which the receipt's does. Each word is a condition of its
-- own: LIKE ALL of an array is never looked up in an index.
CREATE OR REPLACE FUNCTION reading.bills_named(words text[], min_day date, max_day date, by_payment boolean, most int) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
DECLARE
  own text;
  name text := CASE WHEN by_payment THEN 'lower(b.payer_name)' ELSE 'lower(b.payer_last_name || '' '' || b.payer_first_name)' END;
  of_name text;
  found_now bigint;
BEGIN
  own := CASE current_setting('portal.reader', true)
    WHEN 'state' THEN 'true'
    WHEN 'mda' THEN 'b.mda_id = reading.own_mda()'
    WHEN 'offices' THEN '(b.tax_office_id = ANY (reading.own_offices()) OR b.tax_office_id IS NULL AND 0 = ANY (reading.own_offices()))'
    WHEN 'expert_system' THEN 'b.expert_system_id = reading.own_expert_system()'
    WHEN 'taxpayer' THEN 'b.payer_tpui = ANY (reading.own_tpuis())'
    ELSE 'false'
  END;
  SELECT string_agg(format('%s LIKE %L', name, '%' || replace(replace(replace(lower(word), '\', '\\'), '%', '\%'), '_', '\_') || '%'), ' AND ')
    INTO of_name FROM unnest(words) word;
  RETURN QUERY EXECUTE
    CASE WHEN by_payment THEN
      format('SELECT DISTINCT b.bill_id FROM collection_lines b WHERE %s AND b.at >= lagos_midnight($1) AND b.at < lagos_midnight($2 + 1)
        AND %s LIMIT $3 + 1', of_name, own)
    ELSE
      format('SELECT b.id FROM bills b WHERE %s AND b.issued_on BETWEEN $1 AND $2 AND %s LIMIT $3 + 1', of_name, own)
    END
    USING min_day, max_day, most;
  GET DIAGNOSTICS found_now = ROW_COUNT;
  IF found_now > most THEN
    RAISE EXCEPTION 'more than % bills are of that name', most USING ERRCODE = 'program_limit_exceeded', CONSTRAINT = 'bills_named_most';
  END IF;
END $$;
REVOKE ALL ON FUNCTION reading.bills_named(text[],date,date,boolean,integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading.bills_named(text[],date,date,boolean,integer) TO portal_read_expert_system, portal_read_mda, portal_read_offices, portal_read_state, portal_read_taxpayer;
