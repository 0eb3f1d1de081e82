import { audienceErrors } from '@preroll/rules/targeting/targeting';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  audienceFields,
  fromTargetingFormValues,
  type TargetingFormValues,
  targetingQueries,
} from '@/entities/targeting';
import { ValidationError } from '@/shared/api';
import { STALE_LIMIT, useDebouncedValue, useSustained } from '@/shared/lib/scheduling';

/** Debounce delay in milliseconds: the estimate has to be shown within a second of the last change. */
const DEBOUNCE_MS = 250;

interface Fields {
  ads: TargetingFormValues;
  timezone: string | null;
}

/** The fields that affect the reach. Changes of other fields, such as the name or a limit, do not send a request. */
const reachFields = [...audienceFields.map((field) => `ads.${field}` as const), 'timezone'] as const;

type FieldValues = readonly unknown[];

/** Compares by identity, because lists may have thousands of items. */
const isSame = (one: FieldValues, other: FieldValues) => one.every((value, index) => Object.is(value, other[index]));

const createQuestion = (number: number, values: FieldValues, { ads, timezone }: Fields) => ({
  number,
  values,
  targeting: fromTargetingFormValues(ads),
  timezone,
});

let last: ReturnType<typeof createQuestion> | undefined;
/** Returns the same question object for the same values, so that several parts of the form share one request. */
const questionFor = (values: FieldValues, fields: Fields) => {
  if (last === undefined || !isSame(last.values, values)) {
    last = createQuestion((last?.number ?? 0) + 1, values, fields);
  }
  return last;
};

/** Estimates the reach of the targeting in the surrounding form. Debounced; superseded requests are cancelled. */
export function useReach(campaignId: number | undefined) {
  const { control, getValues } = useFormContext<Fields>();
  const watched = useWatch({ control, name: reachFields });
  const [values, setValues] = useState<FieldValues>(watched);
  if (!isSame(values, watched)) setValues(watched);
  const debounced = useDebouncedValue(values, DEBOUNCE_MS);
  const question = useMemo(() => questionFor(debounced, getValues()), [debounced, getValues]);

  const { number, targeting, timezone } = question;
  const isFormInvalid = Object.keys(audienceErrors(targeting, { lists: {} })).length > 0;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...targetingQueries.reach({ number, targeting, timezone, campaignId }),
    enabled: !isFormInvalid,
    placeholderData: keepPreviousData,
  });
  // the server also validates: only it knows which dictionary entries exist
  const isInvalid = isFormInvalid || error instanceof ValidationError;
  const isStale = debounced !== values || isPlaceholderData;
  const isOverdue = useSustained(isStale, STALE_LIMIT);
  return { data: isOverdue ? undefined : data, isError: error !== null, refetch, isInvalid, isStale };
}
