CREATE FUNCTION "refuse_entries_of_closed_month"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  month_start date;
BEGIN
  -- also of postings that were made while it was open
  FOR month_start IN
    SELECT DISTINCT date_trunc('month', transfer.day)::date FROM added JOIN ledger_transfers transfer ON transfer.id = added.transfer_id
  LOOP
    PERFORM pg_advisory_xact_lock_shared(1819567207, (extract(year FROM month_start) * 12 + extract(month FROM month_start))::integer);
    IF EXISTS (SELECT FROM closed_months WHERE month = month_start) THEN
      RAISE EXCEPTION 'the month % is closed', month_start;
    END IF;
  END LOOP;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_closed_month" AFTER INSERT ON "ledger_entries" REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_entries_of_closed_month"();
