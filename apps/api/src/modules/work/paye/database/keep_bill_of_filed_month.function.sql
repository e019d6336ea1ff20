-- At commit, whoever cancelled: what a filed month is billed for stands, and beside it what its credits have given back.
CREATE OR REPLACE FUNCTION keep_bill_of_filed_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM (
    SELECT v.tax, v.tpui, v.month, sum(CASE WHEN v.next_before IS NULL THEN v.stood ELSE v.stood - v.next_before END) AS owed FROM (
      SELECT s.tax, s.tpui, s.month, greatest(s.due_kobo, s.before_kobo - s.replaced_kobo) AS stood,
        lead(s.before_kobo) OVER (PARTITION BY s.tax, s.tpui, s.month ORDER BY s.version) AS next_before
      FROM (SELECT DISTINCT x.tax, x.tpui, x.month FROM tax_months x WHERE x.bill_id = new.id AND x.tax IN ('paye', 'withholding')) o
        JOIN tax_months s ON s.tax = o.tax AND s.tpui = o.tpui AND s.month = o.month WHERE s.state = 'filed'
    ) v GROUP BY v.tax, v.tpui, v.month
    ) m WHERE m.owed <> (SELECT coalesce(sum(b.total_kobo), 0) FROM (
      SELECT * FROM paye_bills(m.tpui, m.month) WHERE m.tax = 'paye' UNION ALL SELECT * FROM withholding_bills(m.tpui, m.month) WHERE m.tax = 'withholding'
    ) b WHERE is_standing_bill(b.bill_id))
  ) THEN
    RAISE EXCEPTION 'bill % is of a filed month', new.reference
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bills_of_filed_months_stay', TABLE = 'bills';
  END IF;
  RETURN NULL;
END $$;
