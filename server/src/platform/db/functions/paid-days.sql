-- Payments added up by day and by amount.

CREATE OR REPLACE FUNCTION amount_band(amount numeric)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT sign(amount)::integer * (length(trunc(abs(amount) * 100)::text) * 100 + left(trunc(abs(amount) * 100)::text, 2)::integer)
$function$;

CREATE OR REPLACE FUNCTION add_to_paid_days()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  paid_on date := (NEW.date AT TIME ZONE 'UTC')::date;
  paid_in date := date_trunc('month', paid_on::timestamp)::date;
BEGIN
  -- days that are being added up wait for this transaction, or it for them
  PERFORM pg_advisory_xact_lock_shared(1885431140);
  IF paid_on <= (SELECT max(day) FROM paid_days) THEN
    INSERT INTO paid_days AS kept (day, currency, type, count, received, taken)
      VALUES (paid_on, NEW.currency, NEW.type, 1, greatest(NEW.amount, 0), least(NEW.amount, 0))
    ON CONFLICT (day, currency, type) DO UPDATE
      SET count = kept.count + 1, received = kept.received + excluded.received, taken = kept.taken + excluded.taken;
    INSERT INTO paid_amounts AS kept (month, band, currency, type, count)
      VALUES (paid_in, amount_band(NEW.amount), NEW.currency, NEW.type, 1)
    ON CONFLICT (month, band, currency, type) DO UPDATE SET count = kept.count + 1;
    INSERT INTO client_days AS kept (manager_id, day, currency, type, count, received, taken)
      SELECT manager_id, paid_on, NEW.currency, NEW.type, 1, greatest(NEW.amount, 0), least(NEW.amount, 0)
      FROM counted_managers WHERE NEW.user_id = ANY (clients) ORDER BY manager_id
    ON CONFLICT (manager_id, day, currency, type) DO UPDATE
      SET count = kept.count + 1, received = kept.received + excluded.received, taken = kept.taken + excluded.taken;
    INSERT INTO client_amounts AS kept (manager_id, month, band, currency, type, count)
      SELECT manager_id, paid_in, amount_band(NEW.amount), NEW.currency, NEW.type, 1
      FROM counted_managers WHERE NEW.user_id = ANY (clients) ORDER BY manager_id
    ON CONFLICT (manager_id, month, band, currency, type) DO UPDATE SET count = kept.count + 1;
  END IF;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE TRIGGER transactions_paid_earlier AFTER INSERT ON transactions FOR EACH ROW WHEN (new.status = 'paid'::transaction_status AND new.date < (now() - '00:30:00'::interval)) EXECUTE FUNCTION add_to_paid_days();

CREATE OR REPLACE TRIGGER transactions_changed_to_paid_earlier AFTER UPDATE ON transactions FOR EACH ROW WHEN (new.status = 'paid'::transaction_status AND old.status <> 'paid'::transaction_status AND new.date < (now() - '00:30:00'::interval)) EXECUTE FUNCTION add_to_paid_days();
