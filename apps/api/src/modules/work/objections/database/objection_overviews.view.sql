-- An objection at this moment, as its page shows it to both sides.
CREATE OR REPLACE VIEW objection_overviews AS
SELECT o.id, o.number, o.assessment_id, a.number AS assessment, o.tpui, t.name AS payer, coalesce(open_office(t.home_office_id), o.office_id) AS office_id,
  f.name AS office, head_name_on(a.revenue_head_id, lagos_today()) AS revenue_head, a.period_from, a.period_to, objection_standing(o) AS state,
  o.issues, o.amendment, o.justification, o.income_kobo, o.assessed_kobo, o.admitted_kobo, o.lodged_by, o.lodged_at, o.lodged_on, o.last_day,
  CASE WHEN is_open_objection(objection_standing(o)) THEN lagos_today() - o.lodged_on END AS day,
  o.admitted_bill_id, o.disputed_bill_id, objection_bill(o.admitted_bill_id) AS admitted_bill, objection_bill(o.disputed_bill_id) AS disputed_bill,
  objection_bill(o.rest_bill_id) AS rest_bill, o.proposed_by, o.proposed_outcome, o.proposed_kobo, o.proposed_reasons, o.proposed_at,
  (SELECT person_name(u.first_name, u.last_name) FROM users u WHERE u.id = o.proposed_by) AS proposed_by_name,
  (SELECT person_name(u.first_name, u.last_name) FROM users u WHERE u.id = o.decided_by) AS decided_by_name,
  (SELECT jsonb_agg(person_name(u.first_name, u.last_name)) FROM users u WHERE u.id IN (a.proposed_by, a.decided_by)) AS assessed_by,
  CASE WHEN objection_standing(o) = 'upheld-by-law' THEN o.admitted_kobo ELSE o.tax_kobo END AS tax_kobo, o.reasons,
  CASE WHEN objection_standing(o) = 'upheld-by-law' THEN o.last_day + 1 ELSE lagos_day(o.ended_at) END AS ended_on,
  coalesce((SELECT w.version FROM work_items w WHERE w.kind = 'objection' AND w.subject = 'objection:' || o.id), 1)::int AS case_version,
  coalesce((SELECT jsonb_agg(jsonb_build_object('kind', w.kind, 'text', w.text, 'at', w.said_at) ORDER BY w.id)
    FROM objection_words w WHERE w.objection_id = o.id), '[]') AS words
FROM objections o JOIN assessments a ON a.id = o.assessment_id JOIN taxpayers t ON t.tpui = o.tpui
  LEFT JOIN tax_offices f ON f.id = coalesce(open_office(t.home_office_id), o.office_id);
COMMENT ON VIEW objection_overviews IS 'Objections with their assessment, bills and words, by the clock.';
