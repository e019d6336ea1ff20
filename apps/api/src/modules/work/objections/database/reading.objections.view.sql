CREATE OR REPLACE VIEW reading.objections WITH (security_invoker = true) AS
SELECT o.id, o.number, a.number AS assessment, o.tpui, t.name AS payer, t.home_office_id, f.name AS home_office, o.lodged_on, o.last_day,
  CASE WHEN is_open_objection(objection_standing(o)) THEN lagos_today() - o.lodged_on END AS day, o.assessed_kobo, o.admitted_kobo,
  o.assessed_kobo - o.admitted_kobo AS disputed_kobo,
  CASE WHEN objection_standing(o) = 'upheld-by-law' THEN o.admitted_kobo ELSE o.tax_kobo END AS tax_kobo,
  CASE WHEN objection_standing(o) = 'upheld-by-law' THEN o.last_day + 1 ELSE lagos_day(o.ended_at) END AS ended_on, objection_standing(o) AS status
FROM objections o JOIN assessments a ON a.id = o.assessment_id JOIN taxpayers t ON t.tpui = o.tpui LEFT JOIN tax_offices f ON f.id = t.home_office_id;
COMMENT ON VIEW reading.objections IS 'Objections to assessments, by the clock. Kobo.';
GRANT SELECT ON reading.objections TO portal_read_offices, portal_read_state;
