-- Totals of campaigns over all their days: campaign_totals follows campaign_days.

CREATE OR REPLACE FUNCTION add_to_campaign_totals()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO campaign_totals AS totals (campaign_id, shows, spend)
    SELECT campaign_id, sum(shows) * TG_ARGV[0]::integer, sum(spend) * TG_ARGV[0]::integer
    FROM days
    GROUP BY campaign_id
    ORDER BY campaign_id
  ON CONFLICT (campaign_id) DO UPDATE SET
    shows = totals.shows + excluded.shows,
    spend = totals.spend + excluded.spend;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE TRIGGER campaign_days_inserted AFTER INSERT ON campaign_days REFERENCING NEW TABLE AS days FOR EACH STATEMENT EXECUTE FUNCTION add_to_campaign_totals('1');

CREATE OR REPLACE TRIGGER campaign_days_deleted AFTER DELETE ON campaign_days REFERENCING OLD TABLE AS days FOR EACH STATEMENT EXECUTE FUNCTION add_to_campaign_totals('-1');

CREATE OR REPLACE TRIGGER campaign_days_updated_from AFTER UPDATE ON campaign_days REFERENCING OLD TABLE AS days FOR EACH STATEMENT EXECUTE FUNCTION add_to_campaign_totals('-1');

CREATE OR REPLACE TRIGGER campaign_days_updated_to AFTER UPDATE ON campaign_days REFERENCING NEW TABLE AS days FOR EACH STATEMENT EXECUTE FUNCTION add_to_campaign_totals('1');
