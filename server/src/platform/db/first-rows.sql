-- What a new database begins with, before the functions and triggers are there.
INSERT INTO "currencies" ("code", "symbol", "rate", "is_base", "large_deposit") VALUES ('RUB', '₽', 1, true, 10000000);--> statement-breakpoint
INSERT INTO "currency_rates" ("currency_id", "day", "rate") SELECT "id", "created_at" AT TIME ZONE 'UTC', "rate" FROM "currencies";--> statement-breakpoint
INSERT INTO "ledger_accounts" ("kind", "currency") VALUES ('clearing', 'RUB'), ('revenue', 'RUB');--> statement-breakpoint
INSERT INTO "formats" ("name", "code", "kind", "min_duration", "max_duration", "skip_offset", "mime_types", "max_file_mb", "price_floor") VALUES
  ('Preroll', 'preroll', 'preroll', 5, 60, 5, '{video/mp4,video/webm,video/quicktime}', 500, 60),
  ('Midroll', 'midroll', 'midroll', 5, 30, 5, '{video/mp4,video/webm,video/quicktime}', 500, 80),
  ('Postroll', 'postroll', 'postroll', 5, 60, NULL, '{video/mp4,video/webm,video/quicktime}', 500, 30),
  ('In-page', 'inpage', 'inpage', 5, 60, NULL, '{video/mp4,video/webm,video/quicktime}', 500, 40);
