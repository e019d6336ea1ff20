CREATE OR REPLACE FUNCTION check_paid_means_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked uuid;
  is_paid boolean;
  has_receipt boolean;
BEGIN
  IF tg_table_name = 'bills' THEN checked := new.id; ELSE checked := new.bill_id; END IF;
  SELECT pay_status_id = 2, EXISTS (SELECT FROM receipts WHERE bill_id = checked) INTO is_paid, has_receipt
    FROM bills WHERE id = checked;
  IF is_paid <> has_receipt THEN
    RAISE EXCEPTION 'bill %: paid is %, receipt is %', checked, is_paid, has_receipt
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bills_paid_means_receipt', TABLE = 'bills';
  END IF;
  RETURN NULL;
END $$;
