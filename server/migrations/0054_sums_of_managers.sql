-- The hourly task counts for the managers, one after the other.
-- payments that are under way end first
LOCK TABLE "transactions" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
-- the task that adds days up ends first, too
SELECT pg_advisory_xact_lock(1885431140);--> statement-breakpoint
CREATE TABLE "client_amounts" (
	"manager_id" integer NOT NULL,
	"month" date NOT NULL,
	"band" integer NOT NULL,
	"currency" text NOT NULL,
	"type" "transaction_type" NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "client_amounts_manager_id_month_band_currency_type_pk" PRIMARY KEY("manager_id","month","band","currency","type")
);
--> statement-breakpoint
CREATE TABLE "client_days" (
	"manager_id" integer NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"type" "transaction_type" NOT NULL,
	"count" integer NOT NULL,
	"received" numeric(20, 6) NOT NULL,
	"taken" numeric(20, 6) NOT NULL,
	CONSTRAINT "client_days_manager_id_day_currency_type_pk" PRIMARY KEY("manager_id","day","currency","type")
);
--> statement-breakpoint
CREATE TABLE "counted_managers" (
	"manager_id" integer PRIMARY KEY NOT NULL,
	"clients" integer[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "client_amounts" ADD CONSTRAINT "client_amounts_manager_id_counted_managers_manager_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."counted_managers"("manager_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_days" ADD CONSTRAINT "client_days_manager_id_counted_managers_manager_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."counted_managers"("manager_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counted_managers" ADD CONSTRAINT "counted_managers_manager_id_users_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION "add_payments_of_clients"(managers integer[], from_time timestamptz, end_time timestamptz) RETURNS void LANGUAGE sql AS $$
  WITH paid AS MATERIALIZED (
    SELECT manager_id, (date AT TIME ZONE 'UTC')::date AS day, currency, transactions.type, amount
    FROM counted_managers
    CROSS JOIN unnest(clients) AS client (id)
    JOIN transactions ON transactions.user_id = client.id
    WHERE manager_id = ANY (managers) AND status = 'paid' AND date >= from_time AND date < end_time
  ), added AS (
    INSERT INTO client_days (manager_id, day, currency, type, count, received, taken)
    SELECT manager_id, day, currency, type, count(*), sum(greatest(amount, 0)), sum(least(amount, 0))
    FROM paid GROUP BY 1, 2, 3, 4
  )
  INSERT INTO client_amounts AS kept (manager_id, month, band, currency, type, count)
  SELECT manager_id, month, amount_band(amount), currency, type, sum(count)
  -- the band of an amount takes longer to tell than its rows to count
  FROM (
    SELECT manager_id, date_trunc('month', day::timestamp)::date AS month, amount, currency, type, count(*) AS count
    FROM paid GROUP BY 1, 2, 3, 4, 5
  ) AS amounts
  GROUP BY 1, 2, 3, 4, 5
  ON CONFLICT (manager_id, month, band, currency, type) DO UPDATE SET count = kept.count + excluded.count
$$;--> statement-breakpoint
-- forgets the managers who have other clients than before, and adds the payments of some days up for the others
CREATE FUNCTION "add_up_clients"(from_time timestamptz, end_time timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM counted_managers
    WHERE from_time = '-infinity' OR clients IS DISTINCT FROM (
      SELECT array_agg(id ORDER BY id) FROM users
      WHERE users.manager_id = counted_managers.manager_id AND users.status <> 'deleted'
    );
  PERFORM add_payments_of_clients(ARRAY(SELECT manager_id FROM counted_managers), from_time, end_time);
END
$$;--> statement-breakpoint
-- counts for one manager who is not counted, those with the fewest clients first; false if there is none
CREATE FUNCTION "count_next_manager"() RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  counted integer;
BEGIN
  INSERT INTO counted_managers (manager_id, clients)
    SELECT manager_id, array_agg(id ORDER BY id) FROM users
    WHERE status <> 'deleted' AND manager_id IS NOT NULL AND manager_id NOT IN (SELECT manager_id FROM counted_managers)
    GROUP BY manager_id ORDER BY count(*), manager_id LIMIT 1
    RETURNING manager_id INTO counted;
  PERFORM add_payments_of_clients(ARRAY[counted], '-infinity', (SELECT max(day) + 1 FROM paid_days)::timestamp AT TIME ZONE 'UTC');
  RETURN counted IS NOT NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "add_to_paid_days"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
