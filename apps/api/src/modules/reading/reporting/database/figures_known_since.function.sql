CREATE OR REPLACE FUNCTION figures_known_since() RETURNS date LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT min(day) FROM daily_totals WHERE measure = 'collected' AND dimension = 'all'
$$;
COMMENT ON FUNCTION figures_known_since IS 'The first day money was collected on, as far as the portal knows; null before there is any. Whoever reads figures of a part is told it too: what is before it cannot be compared.';
