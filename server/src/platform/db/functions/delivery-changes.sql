-- Tells delivery, on the channel `delivery`, which records of its index have changed: `campaign:12`, `user:3`, or `rates`
-- and `dictionaries` without an id. What is not listed here changes no decision.

CREATE OR REPLACE FUNCTION tell_delivery()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- the kind of record, and the column of the row that names it; a row that is deleted is told of like a changed one
  PERFORM pg_notify('delivery', TG_ARGV[0] || coalesce(':' || (to_jsonb(coalesce(NEW, OLD)) ->> TG_ARGV[1]), ''));
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION tell_delivery_of_registration()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('delivery', 'campaign:' || adverts.ads_id) FROM adverts WHERE adverts.id = (coalesce(NEW, OLD)).advert_id;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE TRIGGER campaigns_delivery AFTER INSERT OR UPDATE OR DELETE ON campaigns FOR EACH ROW EXECUTE FUNCTION tell_delivery('campaign', 'id');

CREATE OR REPLACE TRIGGER adverts_delivery AFTER INSERT OR UPDATE OR DELETE ON adverts FOR EACH ROW EXECUTE FUNCTION tell_delivery('campaign', 'ads_id');

CREATE OR REPLACE TRIGGER ord_adverts_delivery AFTER INSERT OR UPDATE OR DELETE ON ord_adverts FOR EACH ROW EXECUTE FUNCTION tell_delivery_of_registration();

CREATE OR REPLACE TRIGGER groups_delivery AFTER UPDATE ON groups FOR EACH ROW EXECUTE FUNCTION tell_delivery('group', 'id');

CREATE OR REPLACE TRIGGER users_delivery AFTER UPDATE OF status, name, legal_name, timezone, currency ON users FOR EACH ROW EXECUTE FUNCTION tell_delivery('user', 'id');

CREATE OR REPLACE TRIGGER sites_delivery AFTER UPDATE OF status, verified_at, categories, revenue_share, owner_id ON sites FOR EACH ROW EXECUTE FUNCTION tell_delivery('site', 'id');

-- the time of the last request is written once a minute
CREATE OR REPLACE TRIGGER placements_delivery AFTER INSERT OR DELETE OR UPDATE OF name, format_id, floor_price, feeds, blocked_categories, blocked_domains, backfill_vast_url, vpaid_script_id, vpaid_script_off, branding_script_id, branding_script_off, status ON placements FOR EACH ROW EXECUTE FUNCTION tell_delivery('placement', 'id');

CREATE OR REPLACE TRIGGER formats_delivery AFTER UPDATE ON formats FOR EACH ROW EXECUTE FUNCTION tell_delivery('format', 'id');

CREATE OR REPLACE TRIGGER scripts_delivery AFTER INSERT OR UPDATE ON scripts FOR EACH ROW EXECUTE FUNCTION tell_delivery('script', 'id');

CREATE OR REPLACE TRIGGER currencies_delivery AFTER INSERT OR UPDATE OR DELETE ON currencies FOR EACH ROW EXECUTE FUNCTION tell_delivery('rates');

CREATE OR REPLACE TRIGGER feeds_delivery AFTER INSERT OR UPDATE OR DELETE ON feeds FOR EACH ROW EXECUTE FUNCTION tell_delivery('dictionaries');

CREATE OR REPLACE TRIGGER resolutions_delivery AFTER INSERT OR UPDATE OR DELETE ON resolutions FOR EACH ROW EXECUTE FUNCTION tell_delivery('dictionaries');

-- partners name formats by their codes
CREATE OR REPLACE TRIGGER formats_dictionary AFTER INSERT OR UPDATE OR DELETE ON formats FOR EACH ROW EXECUTE FUNCTION tell_delivery('dictionaries');
