CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "transactions_comment_trigrams" ON "transactions" USING gin ("comment" gin_trgm_ops) WHERE "transactions"."comment" <> '';