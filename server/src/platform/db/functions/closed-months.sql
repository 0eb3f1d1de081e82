-- Closed months and days refuse new entries, and keep what they had.

CREATE OR REPLACE FUNCTION entries_of_day(wanted date, OUT postings integer, OUT entries jsonb)
 RETURNS record
 LANGUAGE sql
 STABLE
AS $function$
  -- the ids of a day follow each other, nearly: without their ends, all entries that there are would be read
  WITH posting AS MATERIALIZED (SELECT id FROM ledger_transfers WHERE day = wanted)
  SELECT
    (SELECT count(*) FROM posting)::integer,
    coalesce(jsonb_object_agg(currency, jsonb_build_object('count', count, 'turnover', turnover::text)), '{}')
  FROM (
    SELECT account.currency, count(*) AS count, sum(greatest(entry.amount, 0)) AS turnover
    FROM ledger_entries entry
    JOIN ledger_transfers transfer ON transfer.id = entry.transfer_id
    JOIN ledger_accounts account ON account.id = entry.account_id
    WHERE transfer.day = wanted AND entry.transfer_id BETWEEN (SELECT min(id) FROM posting) AND (SELECT max(id) FROM posting)
    GROUP BY account.currency
  ) AS counted
$function$;

CREATE OR REPLACE FUNCTION refuse_closed_month()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  month_start date := date_trunc('month', CASE WHEN TG_TABLE_NAME = 'closed_months' THEN to_jsonb(NEW) ->> 'month' ELSE to_jsonb(NEW) ->> 'day' END::date);
  month_number integer := extract(year FROM month_start) * 12 + extract(month FROM month_start);
BEGIN
  -- a closing waits for the postings of its month that are under way, and the later ones wait for it
  IF TG_TABLE_NAME = 'closed_months' THEN
    PERFORM pg_advisory_xact_lock(1819567207, month_number);
    RETURN NEW;
  END IF;
  PERFORM pg_advisory_xact_lock_shared(1819567207, month_number);
  IF EXISTS (SELECT FROM closed_months WHERE month = month_start) THEN
    RAISE EXCEPTION 'the month % is closed', month_start;
  END IF;
  RETURN NEW;
END
$function$;

CREATE OR REPLACE FUNCTION refuse_entries_of_closed_month()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION count_closed_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  SELECT counted.postings, counted.entries INTO NEW.postings, NEW.entries FROM entries_of_day(NEW.day) AS counted;
  RETURN NEW;
END
$function$;

CREATE OR REPLACE FUNCTION require_closed_days()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF (SELECT count(*) FROM closed_days WHERE month = NEW.month) <> (NEW.month + interval '1 month')::date - NEW.month THEN
    RAISE EXCEPTION 'the days of the closed month % are not counted', NEW.month;
  END IF;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE TRIGGER closed_months_inserted BEFORE INSERT ON closed_months FOR EACH ROW EXECUTE FUNCTION refuse_closed_month();

CREATE OR REPLACE TRIGGER closed_months_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON closed_months FOR EACH STATEMENT EXECUTE FUNCTION keep_forever();

-- PostgreSQL has no CREATE OR REPLACE CONSTRAINT TRIGGER
DROP TRIGGER IF EXISTS closed_months_counted ON closed_months;
CREATE CONSTRAINT TRIGGER closed_months_counted AFTER INSERT ON closed_months DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_closed_days();

CREATE OR REPLACE TRIGGER closed_days_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON closed_days FOR EACH STATEMENT EXECUTE FUNCTION keep_forever();

CREATE OR REPLACE TRIGGER closed_days_counted BEFORE INSERT ON closed_days FOR EACH ROW EXECUTE FUNCTION count_closed_day();

CREATE OR REPLACE TRIGGER ledger_transfers_closed_month BEFORE INSERT ON ledger_transfers FOR EACH ROW EXECUTE FUNCTION refuse_closed_month();

CREATE OR REPLACE TRIGGER ledger_entries_closed_month AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION refuse_entries_of_closed_month();
