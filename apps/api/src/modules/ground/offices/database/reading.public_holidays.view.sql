CREATE OR REPLACE VIEW reading.public_holidays WITH (security_invoker = true) AS SELECT day, name FROM public_holidays;
COMMENT ON VIEW reading.public_holidays IS 'Days on which offices are closed in the whole state, with their names in both languages.';
