-- Bills by a name, as many as there are: of their days of issue, or of the days they were paid on, whenever they were issued. Where more match
-- than anybody reads, it refuses: a part of them under other filters would be a wrong list and a wrong sum.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE FUNCTION reading.bills_named(words text[], min_day date, max_day date, by_payment boolean, most int) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
DECLARE
  own text;
  found_now bigint;
BEGIN
  own := CASE current_setting('portal.reader', true)
    WHEN 'state' THEN 'true'
    WHEN 'mda' THEN 'b.mda_id = reading.own_mda()'
    WHEN 'offices' THEN 'b.tax_office_id = ANY (reading.own_offices())'
    WHEN 'expert_system' THEN 'b.expert_system_id = reading.own_expert_system()'
    WHEN 'taxpayer' THEN 'b.payer_tpui = ANY (reading.own_tpuis())'
    ELSE 'false'
  END;
  RETURN QUERY EXECUTE format(
    'SELECT b.id FROM bills b WHERE lower(b.payer_last_name || '' '' || b.payer_first_name) LIKE ALL ($1) AND %s AND %s LIMIT $4 + 1',
    CASE WHEN by_payment THEN
      'EXISTS (SELECT FROM collection_lines c WHERE c.bill_id = b.id AND c.at >= $2::timestamp AT TIME ZONE ''Africa/Lagos''
         AND c.at < ($3 + 1)::timestamp AT TIME ZONE ''Africa/Lagos'')'
      ELSE 'b.issued_on BETWEEN $2 AND $3' END, own)
    USING (SELECT array_agg('%' || replace(replace(replace(lower(word), '\', '\\'), '%', '\%'), '_', '\_') || '%') FROM unnest(words) word),
      min_day, max_day, most;
  GET DIAGNOSTICS found_now = ROW_COUNT;
  IF found_now > most THEN
    RAISE EXCEPTION 'more than % bills are of that name', most USING ERRCODE = 'program_limit_exceeded', CONSTRAINT = 'bills_named_most';
  END IF;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION reading.bills_named FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION reading.bills_named TO portal_read_state, portal_read_mda, portal_read_offices, portal_read_expert_system, portal_read_taxpayer;
