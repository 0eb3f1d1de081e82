ALTER TABLE "invoices" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "void_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "replaces_id" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_replaces_id_invoices_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_replaces_id" ON "invoices" USING btree ("replaces_id");--> statement-breakpoint
UPDATE "invoices" SET "void_reason" = coalesce((SELECT nullif("reject_reason", '') FROM "transactions" WHERE "transactions"."id" = "invoices"."transaction_id"), 'The deposit was cancelled') WHERE "status" = 'void';--> statement-breakpoint
-- until now each document had one line
UPDATE "invoices" SET "lines" = jsonb_set("lines", '{0,total}', to_jsonb("total"::text));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_void_reason" CHECK (("invoices"."status" = 'void') = ("invoices"."void_reason" <> ''));--> statement-breakpoint
CREATE FUNCTION "guard_invoice"() RETURNS trigger LANGUAGE plpgsql AS $$
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
  ) THEN
    RAISE EXCEPTION 'a document that is % does not become %', OLD.status, NEW.status;
  END IF;
  IF OLD.status = 'draft' THEN
    RETURN NEW;
  END IF;
  IF (to_jsonb(NEW) - not_fixed) IS DISTINCT FROM (to_jsonb(OLD) - not_fixed)
    OR (NEW.status = OLD.status AND (NEW.void_reason, NEW.paid_at) IS DISTINCT FROM (OLD.void_reason, OLD.paid_at)) THEN
    RAISE EXCEPTION 'an issued document only changes its status';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "invoices_guarded" BEFORE UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION "guard_invoice"();--> statement-breakpoint
CREATE TRIGGER "invoices_kept" BEFORE TRUNCATE ON "invoices" FOR EACH STATEMENT EXECUTE FUNCTION "keep_forever"();--> statement-breakpoint
CREATE FUNCTION "guard_invoice_number"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'numbers of documents only count up';
END
$$;--> statement-breakpoint
CREATE TRIGGER "invoice_numbers_guarded" BEFORE UPDATE ON "invoice_numbers" FOR EACH ROW WHEN (NEW.last <= OLD.last OR (NEW.kind, NEW.year) IS DISTINCT FROM (OLD.kind, OLD.year)) EXECUTE FUNCTION "guard_invoice_number"();--> statement-breakpoint
CREATE TRIGGER "invoice_numbers_kept" BEFORE DELETE OR TRUNCATE ON "invoice_numbers" FOR EACH STATEMENT EXECUTE FUNCTION "keep_forever"();