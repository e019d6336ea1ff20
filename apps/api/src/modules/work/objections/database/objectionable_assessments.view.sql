-- What one who wants to object must know of an assessment. `is_pending`: somebody may be paying its bill at this moment.
CREATE OR REPLACE VIEW objectionable_assessments AS
SELECT a.id, a.number, a.tpui, a.tax_kobo, a.served_on, last_day_to_object(a.served_on) AS last_day, assessment_standing(a.id) AS standing,
  a.period_from, a.period_to, head_name_on(a.revenue_head_id, lagos_today()) AS revenue_head, a.bill_id, b.reference AS bill_reference, b.standing AS bill_standing,
  coalesce(is_payment_pending(a.bill_id), false) AS is_pending, coalesce(t.home_office_id, a.office_id) AS office_id,
  EXISTS (SELECT FROM objections o WHERE o.assessment_id = a.id AND o.state NOT IN ('invalid', 'withdrawn')) AS is_objected
FROM assessments a JOIN taxpayers t ON t.tpui = a.tpui LEFT JOIN bills b ON b.id = a.bill_id;
COMMENT ON VIEW objectionable_assessments IS 'Assessments as one who wants to object sees them, by the clock.';
