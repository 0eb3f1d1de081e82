-- Sums of sites by owner and day.

CREATE OR REPLACE FUNCTION site_proof_state(verified_at timestamp with time zone, misses integer)
 RETURNS site_proof_state
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT CASE WHEN verified_at IS NULL THEN 'not_verified' WHEN misses > 0 THEN 'at_risk' ELSE 'verified' END::site_proof_state
$function$;

CREATE OR REPLACE FUNCTION lock_owner_site_days(owner_ids integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_advisory_xact_lock(1936290917, key)
    FROM (SELECT DISTINCT owner_id % 64 AS key FROM unnest(owner_ids) AS owner_id ORDER BY 1) AS ordered;
END
$function$;

CREATE OR REPLACE FUNCTION lock_site_days_of(site_ids integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  owner_ids integer[];
BEGIN
  LOOP
    owner_ids := ARRAY(SELECT DISTINCT owner_id FROM sites WHERE id = ANY (site_ids));
    BEGIN
      PERFORM lock_owner_site_days(owner_ids);
      IF owner_ids @> ARRAY(SELECT DISTINCT owner_id FROM sites WHERE id = ANY (site_ids)) THEN
        RETURN;
      END IF;
      -- gives the locks back: those of other owners could not be taken in order any more
      RAISE EXCEPTION USING ERRCODE = 'PRMVD';
    EXCEPTION WHEN SQLSTATE 'PRMVD' THEN
      NULL;
    END;
  END LOOP;
END
$function$;

CREATE OR REPLACE FUNCTION keep_owner_site_days(added owner_site_days[])
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO owner_site_days AS kept
    SELECT owner_id, folder_id, status, has_reason, proof, day,
      sum(requests), sum(responses), sum(impressions), sum(revenue)
    FROM unnest(added)
    GROUP BY 1, 2, 3, 4, 5, 6
    ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT (owner_id, folder_id, status, has_reason, proof, day) DO UPDATE
    SET requests = kept.requests + excluded.requests, responses = kept.responses + excluded.responses,
      impressions = kept.impressions + excluded.impressions, revenue = kept.revenue + excluded.revenue
$function$;

CREATE OR REPLACE FUNCTION move_owner_site_days()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  moved integer[] := ARRAY(
    SELECT after.id FROM before JOIN after ON after.id = before.id
    WHERE (after.owner_id, after.folder_id, after.status, after.reject_reason IS NULL, site_proof_state(after.verified_at, after.misses))
      IS DISTINCT FROM (before.owner_id, before.folder_id, before.status, before.reject_reason IS NULL, site_proof_state(before.verified_at, before.misses))
  );
BEGIN
  IF moved = '{}' THEN
    RETURN NULL;
  END IF;
  PERFORM lock_owner_site_days(ARRAY(
    SELECT owner_id FROM before WHERE id = ANY (moved) UNION SELECT owner_id FROM after WHERE id = ANY (moved)
  ));
  PERFORM keep_owner_site_days(ARRAY(
    SELECT ROW(place.owner_id, coalesce(place.folder_id, 0), place.status, place.reject_reason IS NOT NULL,
      site_proof_state(place.verified_at, place.misses), days.day,
      sign * days.requests, sign * days.responses, sign * days.impressions, sign * days.revenue)::owner_site_days
    FROM (SELECT -1 AS sign, before.* FROM before UNION ALL SELECT 1, after.* FROM after) AS place
    JOIN site_days AS days ON days.site_id = place.id
    WHERE place.id = ANY (moved) AND place.status <> 'deleted'
  ));
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION add_to_owner_site_days()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  sign integer := TG_ARGV[0];
BEGIN
  PERFORM lock_site_days_of(ARRAY(SELECT DISTINCT site_id FROM days));
  PERFORM keep_owner_site_days(ARRAY(
    SELECT ROW(sites.owner_id, coalesce(sites.folder_id, 0), sites.status, sites.reject_reason IS NOT NULL,
      site_proof_state(sites.verified_at, sites.misses), days.day,
      sign * days.requests, sign * days.responses, sign * days.impressions, sign * days.revenue)::owner_site_days
    FROM days JOIN sites ON sites.id = days.site_id
    WHERE sites.status <> 'deleted'
  ));
  RETURN NULL;
END
$function$;

CREATE OR REPLACE TRIGGER site_days_owner_inserted AFTER INSERT ON site_days REFERENCING NEW TABLE AS days FOR EACH STATEMENT EXECUTE FUNCTION add_to_owner_site_days('1');

CREATE OR REPLACE TRIGGER site_days_owner_deleted AFTER DELETE ON site_days REFERENCING OLD TABLE AS days FOR EACH STATEMENT EXECUTE FUNCTION add_to_owner_site_days('-1');

CREATE OR REPLACE TRIGGER site_days_owner_updated_from AFTER UPDATE ON site_days REFERENCING OLD TABLE AS days FOR EACH STATEMENT EXECUTE FUNCTION add_to_owner_site_days('-1');

CREATE OR REPLACE TRIGGER site_days_owner_updated_to AFTER UPDATE ON site_days REFERENCING NEW TABLE AS days FOR EACH STATEMENT EXECUTE FUNCTION add_to_owner_site_days('1');

CREATE OR REPLACE TRIGGER sites_owner_site_days AFTER UPDATE ON sites REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION move_owner_site_days();
