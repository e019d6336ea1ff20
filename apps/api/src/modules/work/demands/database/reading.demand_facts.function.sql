-- How a notice stands and what was paid of it, for those who read notices and not every bill.
CREATE OR REPLACE FUNCTION reading.demand_facts(p_notice uuid, OUT standing text, OUT paid_kobo bigint, OUT open_kobo bigint, OUT bills int)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT standing_of_demand(n), s.paid_kobo, s.open_kobo, (SELECT count(*) FROM demand_notice_bills b WHERE b.notice_id = n.id)::int
  FROM demand_notices n, sums_of_demand(n.id) s WHERE n.id = p_notice
$$;
REVOKE ALL ON FUNCTION reading.demand_facts(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading.demand_facts(uuid) TO portal_read_offices, portal_read_state;
