-- Refuses the statements of triggers that are named after what they keep.

CREATE OR REPLACE FUNCTION keep_forever()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$function$;
