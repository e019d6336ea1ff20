-- How far a provider's lists reach: payments of earlier days were passed over.
CREATE OR REPLACE FUNCTION settlement_reach(p_provider payment_provider) RETURNS date LANGUAGE sql STABLE AS
$$ SELECT max(paid_on) FROM settlement_lines WHERE provider = p_provider $$;
