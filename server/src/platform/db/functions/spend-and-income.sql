-- Spend and income by day, from the day counters of campaigns and sites, for the ledger to post.

CREATE OR REPLACE FUNCTION add_to_spend_days()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO spend_days AS kept (user_id, day, spend)
    SELECT campaigns.owner_id, days.day, sum(days.spend) * TG_ARGV[0]::integer
    FROM days JOIN campaigns ON campaigns.id = days.campaign_id
    GROUP BY campaigns.owner_id, days.day
    ORDER BY campaigns.owner_id, days.day
  ON CONFLICT (user_id, day) DO UPDATE SET spend = kept.spend + excluded.spend;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION keep_revenue_share()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  SELECT coalesce(revenue_share, 70) INTO NEW.revenue_share FROM sites WHERE id = NEW.site_id;
  RETURN NEW;
END
$function$;

CREATE OR REPLACE FUNCTION add_to_income_days()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO income_days AS kept (user_id, day, income)
    SELECT sites.owner_id, days.day, sum(days.revenue) * TG_ARGV[0]::integer
    FROM days JOIN sites ON sites.id = days.site_id
    GROUP BY sites.owner_id, days.day
    ORDER BY sites.owner_id, days.day
  ON CONFLICT (user_id, day) DO UPDATE SET income = kept.income + excluded.income;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE TRIGGER campaign_days_spend_inserted AFTER INSERT ON campaign_days REFERENCING NEW TABLE AS days FOR EACH STATEMENT EXECUTE FUNCTION add_to_spend_days('1');

CREATE OR REPLACE TRIGGER campaign_days_spend_deleted AFTER DELETE ON campaign_days REFERENCING OLD TABLE AS days FOR EACH STATEMENT EXECUTE FUNCTION add_to_spend_days('-1');

CREATE OR REPLACE TRIGGER campaign_days_spend_updated_from AFTER UPDATE ON campaign_days REFERENCING OLD TABLE AS days FOR EACH STATEMENT EXECUTE FUNCTION add_to_spend_days('-1');

CREATE OR REPLACE TRIGGER campaign_days_spend_updated_to AFTER UPDATE ON campaign_days REFERENCING NEW TABLE AS days FOR EACH STATEMENT EXECUTE FUNCTION add_to_spend_days('1');

CREATE OR REPLACE TRIGGER site_days_revenue_share BEFORE INSERT ON site_days FOR EACH ROW EXECUTE FUNCTION keep_revenue_share();

CREATE OR REPLACE TRIGGER site_days_income_inserted AFTER INSERT ON site_days REFERENCING NEW TABLE AS days FOR EACH STATEMENT EXECUTE FUNCTION add_to_income_days('1');

CREATE OR REPLACE TRIGGER site_days_income_deleted AFTER DELETE ON site_days REFERENCING OLD TABLE AS days FOR EACH STATEMENT EXECUTE FUNCTION add_to_income_days('-1');

CREATE OR REPLACE TRIGGER site_days_income_updated_from AFTER UPDATE ON site_days REFERENCING OLD TABLE AS days FOR EACH STATEMENT EXECUTE FUNCTION add_to_income_days('-1');

CREATE OR REPLACE TRIGGER site_days_income_updated_to AFTER UPDATE ON site_days REFERENCING NEW TABLE AS days FOR EACH STATEMENT EXECUTE FUNCTION add_to_income_days('1');
