-- What may still change in a transaction, and their totals by user, currency, type and status.

CREATE OR REPLACE FUNCTION guard_transaction()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  not_fixed text[] := ARRAY['version', 'updated_by', 'updated_at'];
BEGIN
  IF (NEW.user_id, NEW.type, NEW.amount, NEW.currency, NEW.covers_day, NEW.reverts_id, NEW.created_by, NEW.idempotency_key)
    IS DISTINCT FROM (OLD.user_id, OLD.type, OLD.amount, OLD.currency, OLD.covers_day, OLD.reverts_id, OLD.created_by, OLD.idempotency_key)
    OR (OLD.status IN ('paid', 'rejected', 'cancelled') AND NEW.status <> OLD.status) THEN
    RAISE EXCEPTION 'a transaction only changes its status, and only until it has ended';
  END IF;
  IF OLD.status IN ('paid', 'rejected', 'cancelled') AND (to_jsonb(NEW) - not_fixed) IS DISTINCT FROM (to_jsonb(OLD) - not_fixed) THEN
    RAISE EXCEPTION 'a transaction that has ended stays as it is';
  END IF;
  RETURN NEW;
END
$function$;

CREATE OR REPLACE FUNCTION count_transaction()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    UPDATE transaction_totals
      SET count = count - 1, received = received - greatest(OLD.amount, 0), taken = taken - least(OLD.amount, 0)
      WHERE user_id = OLD.user_id AND currency = OLD.currency AND type = OLD.type AND status = OLD.status;
  END IF;
  INSERT INTO transaction_totals AS kept (user_id, currency, type, status, count, received, taken)
    VALUES (NEW.user_id, NEW.currency, NEW.type, NEW.status, 1, greatest(NEW.amount, 0), least(NEW.amount, 0))
  ON CONFLICT (user_id, currency, type, status) DO UPDATE
    SET count = kept.count + 1, received = kept.received + excluded.received, taken = kept.taken + excluded.taken;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE TRIGGER transactions_guarded BEFORE UPDATE ON transactions FOR EACH ROW EXECUTE FUNCTION guard_transaction();

CREATE OR REPLACE TRIGGER transactions_kept BEFORE DELETE OR TRUNCATE ON transactions FOR EACH STATEMENT EXECUTE FUNCTION keep_forever();

-- PostgreSQL has no CREATE OR REPLACE CONSTRAINT TRIGGER
DROP TRIGGER IF EXISTS transactions_counted ON transactions;
CREATE CONSTRAINT TRIGGER transactions_counted AFTER INSERT ON transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_transaction();

-- PostgreSQL has no CREATE OR REPLACE CONSTRAINT TRIGGER
DROP TRIGGER IF EXISTS transactions_recounted ON transactions;
CREATE CONSTRAINT TRIGGER transactions_recounted AFTER UPDATE ON transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.status <> old.status) EXECUTE FUNCTION count_transaction();
