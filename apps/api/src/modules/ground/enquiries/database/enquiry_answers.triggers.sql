CREATE TRIGGER enquiry_answers_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON enquiry_answers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
