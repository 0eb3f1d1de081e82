CREATE OR REPLACE FUNCTION "guard_invoice"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;--> statement-breakpoint
UPDATE "invoices" SET "status" = 'void', "void_reason" = "reverting"."comment", "version" = "invoices"."version" + 1 FROM "transactions" AS "reverting" WHERE "reverting"."reverts_id" = "invoices"."transaction_id" AND "invoices"."status" = 'paid';