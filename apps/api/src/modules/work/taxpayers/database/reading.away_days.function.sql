-- The days on which a taxpayer is dormant, deregistered or dead, said under whichever record: nothing of them is expected.
CREATE OR REPLACE FUNCTION reading.away_days(of_tpui text) RETURNS datemultirange LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT coalesce(range_agg(daterange(s.from_day, s.to_day, '[]')), '{}'::datemultirange)
  FROM reading.taxpayer_standings s WHERE s.tpui = ANY (reading.papers_of(reading.lead_of(of_tpui))) AND s.standing <> 'active'
$$;
REVOKE ALL ON FUNCTION reading.away_days(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading.away_days(text) TO portal_read_offices, portal_read_state;
