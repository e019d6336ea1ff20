-- What somebody recorded, what became of it, and what others found who saw it again. Places are amiss where the phone had none or did not measure it.
CREATE OR REPLACE FUNCTION enumerator_figures(p_enumerator uuid) RETURNS TABLE (
  today int, captured int, accepted int, returned int, rejected int, places_amiss int, checked int, differed int
) LANGUAGE sql STABLE AS $$
  SELECT count(*) FILTER (WHERE lagos_day(r.captured_at) = lagos_today())::int, count(*)::int, count(*) FILTER (WHERE r.state = 'accepted')::int,
    count(*) FILTER (WHERE r.state IN ('returned', 'replaced'))::int, count(*) FILTER (WHERE r.state = 'rejected')::int,
    count(*) FILTER (WHERE r.is_mock OR r.longitude IS NULL AND lagos_today() <= r.keep_until)::int,
    count(c.finding)::int, count(*) FILTER (WHERE c.finding = 'differs')::int
  FROM field_records r LEFT JOIN spot_checks c ON c.record_id = r.id WHERE r.enumerator_id = p_enumerator
$$;
