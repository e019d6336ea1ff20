-- At commit: nobody is made one of those who decide, and none of them is changed, but by an approved proposal for exactly that. What people do about
-- themselves is theirs, said for the transaction alone (`portal.changed_by`). Accounts of the demonstration and of tests are founded
-- (`portal.founds_accounts`), which no part of the application says.
CREATE OR REPLACE FUNCTION check_decider_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  place text;
  wanted text;
  is_lawful boolean := true;
BEGIN
  IF current_setting('portal.founds_accounts', true) = 'on' THEN RETURN NULL; END IF;
  IF tg_table_name = 'user_roles' THEN
    is_lawful := change_is_approved(new.user_id, '{creation}', jsonb_build_object('roleName', new.role_name))
      OR change_is_approved(new.user_id, '{roles}', jsonb_build_object('roleNames', jsonb_build_array(new.role_name)));
  ELSIF tg_table_name = 'work_capacities' THEN
    is_lawful := change_is_approved(new.user_id, '{capacity}', jsonb_build_object('capacity', new.capacity));
  ELSIF tg_table_name = 'second_factors' THEN
    is_lawful := NOT is_decider(old.user_id) OR current_setting('portal.changed_by', true) = old.user_id::text
      OR change_is_approved(old.user_id, '{second-factor}', '{}')
      OR EXISTS (SELECT FROM users WHERE id = old.user_id AND status = 'deleted');
  ELSIF new.status <> 'deleted' AND is_decider(new.id) THEN
    is_lawful := (new.status = old.status OR new.status = 'suspended' OR change_is_approved(new.id, '{reinstatement}', '{}'))
      AND (new.email = old.email OR current_setting('portal.changed_by', true) = new.id::text
        OR change_is_approved(new.id, '{details}', jsonb_build_object('email', new.email)));
    FOREACH place IN ARRAY ARRAY['mda_id', 'tax_office_id', 'expert_system_id'] LOOP
      CONTINUE WHEN to_jsonb(new) -> place IN (to_jsonb(old) -> place, 'null');
      wanted := CASE place WHEN 'mda_id' THEN 'mdaId' WHEN 'tax_office_id' THEN 'taxOfficeId' ELSE 'expertSystemId' END;
      -- An office that closes takes its people along: that was decided by two.
      is_lawful := is_lawful AND (change_is_approved(new.id, '{details,roles}', jsonb_build_object(wanted, to_jsonb(new) -> place))
        OR (place = 'tax_office_id' AND EXISTS (SELECT FROM tax_offices WHERE id = old.tax_office_id AND successor_id = new.tax_office_id)));
    END LOOP;
  END IF;
  IF NOT is_lawful THEN
    RAISE EXCEPTION 'who decides is made and changed by two persons (%)', tg_table_name
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'users_deciders_by_two', TABLE = tg_table_name;
  END IF;
  RETURN NULL;
END $$;
