-- The ledger is append-only, each transfer adds up to zero, and balances follow their entries.

CREATE OR REPLACE FUNCTION require_zero_sum()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  posting integer := CASE WHEN TG_TABLE_NAME = 'ledger_entries' THEN to_jsonb(NEW) ->> 'transfer_id' ELSE to_jsonb(NEW) ->> 'id' END;
  sides integer;
BEGIN
  SELECT count(*) INTO sides FROM ledger_entries WHERE transfer_id = posting;
  IF sides < 2 OR EXISTS (
    SELECT FROM ledger_entries entry JOIN ledger_accounts account ON account.id = entry.account_id
    WHERE entry.transfer_id = posting GROUP BY account.currency HAVING sum(entry.amount) <> 0
  ) THEN
    RAISE EXCEPTION 'the entries of posting % do not sum to zero', posting;
  END IF;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION add_entry_to_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE ledger_accounts SET balance = balance + NEW.amount WHERE id = NEW.account_id AND owner_id IS NOT NULL;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION guard_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- the trigger of an entry is one level above
  IF TG_OP = 'INSERT' AND NEW.balance <> 0 OR TG_OP = 'UPDATE' AND (
    (NEW.balance <> OLD.balance AND pg_trigger_depth() < 2)
    OR (NEW.owner_id, NEW.kind, NEW.currency) IS DISTINCT FROM (OLD.owner_id, OLD.kind, OLD.currency)
  ) THEN
    RAISE EXCEPTION 'the balance of an account only changes by its entries';
  END IF;
  RETURN NEW;
END
$function$;

CREATE OR REPLACE FUNCTION copy_balance_to_user()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE users SET balance = balance + NEW.balance - OLD.balance WHERE id = NEW.owner_id AND currency = NEW.currency;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION guard_balance_of_user()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.balance <> 0 OR TG_OP = 'UPDATE' AND NEW.balance <> OLD.balance AND pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'the balance of a user comes from the ledger';
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.currency <> OLD.currency THEN
    -- days have no currency of their own: they are posted in that of the user
    IF EXISTS (SELECT FROM spend_days WHERE user_id = NEW.id) OR EXISTS (SELECT FROM income_days WHERE user_id = NEW.id) THEN
      RAISE EXCEPTION 'spend or income of the user is counted in %', OLD.currency;
    END IF;
    SELECT coalesce(sum(balance), 0) INTO NEW.balance FROM ledger_accounts WHERE owner_id = NEW.id AND currency = NEW.currency;
  END IF;
  RETURN NEW;
END
$function$;

CREATE OR REPLACE TRIGGER ledger_entries_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION keep_forever();

CREATE OR REPLACE TRIGGER ledger_transfers_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_transfers FOR EACH STATEMENT EXECUTE FUNCTION keep_forever();

CREATE OR REPLACE TRIGGER ledger_accounts_kept BEFORE DELETE OR TRUNCATE ON ledger_accounts FOR EACH STATEMENT EXECUTE FUNCTION keep_forever();

CREATE OR REPLACE TRIGGER ledger_entries_inserted AFTER INSERT ON ledger_entries FOR EACH ROW EXECUTE FUNCTION add_entry_to_account();

-- PostgreSQL has no CREATE OR REPLACE CONSTRAINT TRIGGER
DROP TRIGGER IF EXISTS ledger_transfers_zero_sum ON ledger_transfers;
CREATE CONSTRAINT TRIGGER ledger_transfers_zero_sum AFTER INSERT ON ledger_transfers DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_zero_sum();

-- PostgreSQL has no CREATE OR REPLACE CONSTRAINT TRIGGER
DROP TRIGGER IF EXISTS ledger_entries_zero_sum ON ledger_entries;
CREATE CONSTRAINT TRIGGER ledger_entries_zero_sum AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_zero_sum();

CREATE OR REPLACE TRIGGER ledger_accounts_guarded BEFORE INSERT OR UPDATE ON ledger_accounts FOR EACH ROW EXECUTE FUNCTION guard_account();

CREATE OR REPLACE TRIGGER ledger_accounts_updated AFTER UPDATE ON ledger_accounts FOR EACH ROW WHEN (new.balance <> old.balance) EXECUTE FUNCTION copy_balance_to_user();

CREATE OR REPLACE TRIGGER users_balance_guarded BEFORE INSERT OR UPDATE OF balance, currency ON users FOR EACH ROW EXECUTE FUNCTION guard_balance_of_user();
