CREATE OR REPLACE VIEW reading.payment_gateways WITH (security_invoker = true) AS
SELECT id, name, availability, position, steps,
  is_provider_down(CASE id WHEN 'interswitch' THEN 'interswitch' ELSE 'remita' END::payment_provider) AS is_down
FROM payment_gateways;
COMMENT ON VIEW reading.payment_gateways IS 'What payers may choose to pay with, and whether its provider answers';
