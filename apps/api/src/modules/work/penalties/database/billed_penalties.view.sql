-- For whoever demands: penalties whose bill stands, and what of them is left.
CREATE OR REPLACE VIEW billed_penalties WITH (security_invoker = true) AS
SELECT p.id, p.number, p.tpui, p.bill_id, p.lateness, p.tax_bill_id, p.penalty_kobo - p.remitted_penalty_kobo AS penalty_kobo,
  p.interest_kobo - p.remitted_interest_kobo AS interest_kobo
FROM penalties p WHERE p.state = 'billed';
