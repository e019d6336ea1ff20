-- A tax is audited before it is given back (NTAA 55) from an amount on, unless it was paid twice, or two persons or the law
-- decided that it is not owed.
CREATE OR REPLACE FUNCTION refund_needs_audit(p_bill uuid, p_cause text, p_kobo bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT p_cause NOT IN ('decision', 'objection') AND (p_cause <> 'double-payment' OR NOT has_refund_twin(p_bill))
    AND p_kobo >= coalesce(service_setting('amount:refund-audit-from')::bigint, 10000000) AND is_tax_bill(p_bill)
$$;
