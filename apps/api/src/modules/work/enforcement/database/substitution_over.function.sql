-- Why nothing of it is asked any more: its bills are paid or gone, or its demand ended or rests; null while it is asked. An attempt to pay ends nothing.
CREATE OR REPLACE FUNCTION substitution_over(s substitutions) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN NOT EXISTS (SELECT FROM substitution_bills n JOIN bills b ON b.id = n.bill_id WHERE n.substitution_id = s.id AND b.standing NOT IN ('paid', 'cancelled')) THEN 'paid'
    WHEN h.hindrance IN ('paid', 'ended', 'demand-withdrawn', 'plan', 'contested') THEN h.hindrance
  END
  FROM (SELECT enforcement_hindrance(s.notice_id) AS hindrance) h
$$;
