-- What may still change in an issued invoice, and the sequence of its numbers.

CREATE OR REPLACE FUNCTION guard_invoice_number()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'numbers of documents only count up';
END
$function$;

CREATE OR REPLACE FUNCTION guard_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  -- the number follows from the year and the serial, once this has run
  not_fixed text[] := ARRAY['number', 'status', 'void_reason', 'paid_at', 'version', 'updated_by', 'updated_at'];
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.status <> 'draft' THEN
      RAISE EXCEPTION 'an issued document is kept, it can become void';
    END IF;
    RETURN OLD;
  END IF;
  IF NEW.status <> OLD.status AND NOT (
    OLD.status = 'draft' AND NEW.status = 'issued' OR OLD.status = 'issued' AND NEW.status = 'void'
    OR OLD.status = 'issued' AND NEW.status = 'paid' AND OLD.kind = 'invoice'
    OR OLD.status = 'paid' AND NEW.status = 'void' AND EXISTS (SELECT FROM transactions WHERE reverts_id = OLD.transaction_id)
  ) THEN
    RAISE EXCEPTION 'a document that is % does not become %', OLD.status, NEW.status;
  END IF;
  IF OLD.status = 'draft' THEN
    RETURN NEW;
  END IF;
  IF (to_jsonb(NEW) - not_fixed) IS DISTINCT FROM (to_jsonb(OLD) - not_fixed)
    OR (NEW.status = OLD.status AND (NEW.void_reason, NEW.paid_at) IS DISTINCT FROM (OLD.void_reason, OLD.paid_at))
    OR (OLD.status = 'paid' AND NEW.paid_at IS DISTINCT FROM OLD.paid_at) THEN
    RAISE EXCEPTION 'an issued document only changes its status';
  END IF;
  RETURN NEW;
END
$function$;

CREATE OR REPLACE TRIGGER invoices_guarded BEFORE DELETE OR UPDATE ON invoices FOR EACH ROW EXECUTE FUNCTION guard_invoice();

CREATE OR REPLACE TRIGGER invoices_kept BEFORE TRUNCATE ON invoices FOR EACH STATEMENT EXECUTE FUNCTION keep_forever();

CREATE OR REPLACE TRIGGER invoice_numbers_guarded BEFORE UPDATE ON invoice_numbers FOR EACH ROW WHEN (new.last <= old.last OR new.kind IS DISTINCT FROM old.kind OR new.year IS DISTINCT FROM old.year) EXECUTE FUNCTION guard_invoice_number();

CREATE OR REPLACE TRIGGER invoice_numbers_kept BEFORE DELETE OR TRUNCATE ON invoice_numbers FOR EACH STATEMENT EXECUTE FUNCTION keep_forever();
