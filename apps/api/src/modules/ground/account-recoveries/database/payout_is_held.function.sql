-- Nobody names where this taxpayer's money goes while somebody gets back into the account, nor for 72 hours after (`recoveryHoldHours` of the contract).
CREATE OR REPLACE FUNCTION payout_is_held(p_tpui text, p_at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM account_recoveries r JOIN users u ON u.id = r.user_id
    WHERE u.tpui IN (p_tpui, reading.lead_of(p_tpui))
      AND (r.state = 'waiting' OR (r.state = 'recovered' AND r.ended_at > p_at - interval '72 hours'))
  )
$$;
