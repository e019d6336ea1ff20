-- Why somebody is not reminded of a matter at this moment: it is settled, a case about it is open, or they took the way out. Null: they are reminded.
CREATE OR REPLACE FUNCTION reading.reminder_hindrance(of_tpui text, of_about text, by_channel text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN CASE split_part(of_about, '~', 1)
      WHEN 'duty' THEN NOT EXISTS (SELECT FROM reading.obligations o WHERE o.tpui = ANY (reading.papers_of(of_tpui)) AND o.kind = split_part(of_about, '~', 2)
        AND o.period_from = split_part(of_about, '~', 3)::date AND o.state = 'expected')
      WHEN 'bill' THEN NOT EXISTS (SELECT FROM bills b WHERE b.reference = split_part(of_about, '~', 2) AND b.standing = 'open')
      ELSE NOT EXISTS (SELECT FROM bills b WHERE b.payer_tpui = ANY (reading.papers_of(of_tpui)) AND b.standing = 'open')
    END THEN 'settled'
    WHEN CASE split_part(of_about, '~', 1)
      WHEN 'duty' THEN false
      WHEN 'bill' THEN (SELECT reading.bill_rests(b.id) FROM bills b WHERE b.reference = split_part(of_about, '~', 2))
      ELSE NOT EXISTS (SELECT FROM bills b WHERE b.payer_tpui = ANY (reading.papers_of(of_tpui)) AND b.standing = 'open' AND NOT reading.bill_rests(b.id))
    END THEN 'open-case'
    WHEN reading.wants_no_reminder(of_tpui, by_channel) THEN 'opted-out'
  END
$$;
REVOKE ALL ON FUNCTION reading.reminder_hindrance(text, text, text) FROM PUBLIC;
