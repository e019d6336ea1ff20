CREATE OR REPLACE FUNCTION check_refund_is_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM work_items WHERE kind = 'refund' AND subject = 'refund:' || new.id) THEN
    PERFORM refuse_refund('it is no case', 'refunds_are_work');
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER refunds_are_work AFTER INSERT ON refunds
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_refund_is_work();
