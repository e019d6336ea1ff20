-- What was found after merges began: credit, and months of PAYE and of tax withheld, follow the record that leads, and stay whose they were.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

-- The record of a taxpayer that leads: their own where nothing was merged.
CREATE FUNCTION reading.lead_of(one text) RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT coalesce((SELECT merged_into FROM taxpayers WHERE tpui = one), one)
$$;--> statement-breakpoint

-- The credit of all records of a taxpayer is one; what is left of each decision stays with it, so that a separation divides it again.
CREATE OR REPLACE FUNCTION credit_lots(p_tpui text) RETURNS TABLE (proposal_id bigint, payment_id uuid, kept_at timestamptz, free_kobo bigint) LANGUAGE sql STABLE AS $$
  SELECT a.proposal_id, a.payment_id, min(a.allocated_at), (sum(a.amount_kobo) - used_of_credit(a.proposal_id))::bigint
  FROM payment_allocations a WHERE a.tpui = ANY (reading.papers_of(reading.lead_of(p_tpui))) AND a.purpose = 'credit'
  GROUP BY a.proposal_id, a.payment_id HAVING sum(a.amount_kobo) > 0
$$;--> statement-breakpoint
-- One at a time for all records of a taxpayer.
DO $$
DECLARE
  was text := pg_get_functiondef('use_credit'::regproc);
BEGIN
  IF position($q$'credit:' || asked.tpui$q$ IN was) = 0 THEN RAISE EXCEPTION 'use_credit is another one'; END IF;
  EXECUTE replace(was, $q$'credit:' || asked.tpui$q$, $q$'credit:' || reading.lead_of(asked.tpui)$q$);
END $$;--> statement-breakpoint

-- Under which record of an employer a month stands: where it is filed, the leading one first. A later version amends it there.
CREATE FUNCTION paye_month_of(lead text, of_month date) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT s.tpui FROM paye_schedules s WHERE s.tpui = ANY (reading.papers_of(lead)) AND s.month = of_month
    ORDER BY (s.state = 'filed') DESC, (s.tpui = lead) DESC, s.tpui LIMIT 1
  ), lead)
$$;--> statement-breakpoint
CREATE FUNCTION withholding_month_of(lead text, of_month date) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT s.tpui FROM withholding_schedules s WHERE s.tpui = ANY (reading.papers_of(lead)) AND s.month = of_month
    ORDER BY (s.state = 'filed') DESC, (s.tpui = lead) DESC, s.tpui LIMIT 1
  ), lead)
$$;--> statement-breakpoint
DO $$
DECLARE
  was text := pg_get_functiondef('paye_year'::regproc);
BEGIN
  IF position('WHERE s.tpui = of_tpui AND' IN was) = 0 OR position('ORDER BY s.month, s.version DESC' IN was) = 0 THEN
    RAISE EXCEPTION 'paye_year is another one';
  END IF;
  EXECUTE replace(replace(was, 'WHERE s.tpui = of_tpui AND', 'WHERE s.tpui = ANY (reading.papers_of(of_tpui)) AND'),
    'ORDER BY s.month, s.version DESC', 'ORDER BY s.month, (s.tpui = of_tpui) DESC, s.tpui, s.version DESC');
END $$;
