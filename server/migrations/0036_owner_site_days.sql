CREATE TYPE "public"."site_proof_state" AS ENUM('not_verified', 'verified', 'at_risk');--> statement-breakpoint
CREATE TABLE "owner_site_days" (
	"owner_id" integer NOT NULL,
	"folder_id" integer NOT NULL,
	"status" "site_status" NOT NULL,
	"has_reason" boolean NOT NULL,
	"proof" "site_proof_state" NOT NULL,
	"day" date NOT NULL,
	"requests" bigint NOT NULL,
	"responses" bigint NOT NULL,
	"impressions" bigint NOT NULL,
	"revenue" numeric(26, 8) NOT NULL,
	CONSTRAINT "owner_site_days_pk" PRIMARY KEY("owner_id","folder_id","status","has_reason","proof","day")
);
--> statement-breakpoint
ALTER TABLE "owner_site_days" ADD CONSTRAINT "owner_site_days_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "owner_site_days_day" ON "owner_site_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "site_days_day" ON "site_days" USING btree ("day");--> statement-breakpoint
CREATE FUNCTION "site_proof_state"(verified_at timestamptz, misses integer) RETURNS site_proof_state LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN verified_at IS NULL THEN 'not_verified' WHEN misses > 0 THEN 'at_risk' ELSE 'verified' END::site_proof_state
$$;--> statement-breakpoint
-- one count or move after another for each owner: a count adds to its changed days first, then to its new ones, so that
-- two of them could wait for each other
CREATE FUNCTION "lock_owner_site_days"(owner_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(1936290917, owner_id) FROM (SELECT DISTINCT unnest(owner_ids) AS owner_id ORDER BY 1) AS ordered;
END
$$;--> statement-breakpoint
CREATE FUNCTION "add_to_owner_site_days"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign integer := TG_ARGV[0];
BEGIN
  -- what a site belongs to is read below, once the other counts and moves of its owner are over
  PERFORM lock_owner_site_days(ARRAY(SELECT owner_id FROM sites WHERE id IN (SELECT site_id FROM days)));
  INSERT INTO owner_site_days AS kept
    SELECT sites.owner_id, coalesce(sites.folder_id, 0), sites.status, sites.reject_reason IS NOT NULL,
      site_proof_state(sites.verified_at, sites.misses), days.day,
      sign * sum(days.requests), sign * sum(days.responses), sign * sum(days.impressions), sign * sum(days.revenue)
    FROM days JOIN sites ON sites.id = days.site_id
    WHERE sites.status <> 'deleted'
    GROUP BY 1, 2, 3, 4, 5, 6
    ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT (owner_id, folder_id, status, has_reason, proof, day) DO UPDATE
    SET requests = kept.requests + excluded.requests, responses = kept.responses + excluded.responses,
      impressions = kept.impressions + excluded.impressions, revenue = kept.revenue + excluded.revenue;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "site_days_owner_inserted" AFTER INSERT ON "site_days" REFERENCING NEW TABLE AS days FOR EACH STATEMENT EXECUTE FUNCTION "add_to_owner_site_days"('1');--> statement-breakpoint
CREATE TRIGGER "site_days_owner_deleted" AFTER DELETE ON "site_days" REFERENCING OLD TABLE AS days FOR EACH STATEMENT EXECUTE FUNCTION "add_to_owner_site_days"('-1');--> statement-breakpoint
CREATE TRIGGER "site_days_owner_updated_from" AFTER UPDATE ON "site_days" REFERENCING OLD TABLE AS days FOR EACH STATEMENT EXECUTE FUNCTION "add_to_owner_site_days"('-1');--> statement-breakpoint
CREATE TRIGGER "site_days_owner_updated_to" AFTER UPDATE ON "site_days" REFERENCING NEW TABLE AS days FOR EACH STATEMENT EXECUTE FUNCTION "add_to_owner_site_days"('1');--> statement-breakpoint
CREATE FUNCTION "move_owner_site_days"() RETURNS trigger LANGUAGE plpgsql AS $$
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
  INSERT INTO owner_site_days AS kept
    SELECT place.owner_id, coalesce(place.folder_id, 0), place.status, place.reject_reason IS NOT NULL,
      site_proof_state(place.verified_at, place.misses), days.day,
      sum(sign * days.requests), sum(sign * days.responses), sum(sign * days.impressions), sum(sign * days.revenue)
    FROM (SELECT -1 AS sign, before.* FROM before UNION ALL SELECT 1, after.* FROM after) AS place
    JOIN site_days AS days ON days.site_id = place.id
    WHERE place.id = ANY (moved) AND place.status <> 'deleted'
    GROUP BY 1, 2, 3, 4, 5, 6
    ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT (owner_id, folder_id, status, has_reason, proof, day) DO UPDATE
    SET requests = kept.requests + excluded.requests, responses = kept.responses + excluded.responses,
      impressions = kept.impressions + excluded.impressions, revenue = kept.revenue + excluded.revenue;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "sites_owner_site_days" AFTER UPDATE ON "sites" REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION "move_owner_site_days"();--> statement-breakpoint
INSERT INTO "owner_site_days" SELECT "owner_id", coalesce("folder_id", 0), "status", "reject_reason" IS NOT NULL, site_proof_state("verified_at", "misses"), "day", sum("requests"), sum("responses"), sum("impressions"), sum("revenue") FROM "site_days" JOIN "sites" ON "sites"."id" = "site_days"."site_id" WHERE "status" <> 'deleted' GROUP BY 1, 2, 3, 4, 5, 6;
