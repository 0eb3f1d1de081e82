import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  audienceErrors,
  audienceFields,
  type KeptTargeting,
  takeTargeting,
  targetingQueries,
} from '@/entities/targeting';
import { ValidationError } from '@/shared/api';

/** In milliseconds. The answer is to be there within a second of the last change. */
const PAUSE = 250;

interface Fields {
  ads: KeptTargeting;
  timezone: string | null;
}

/** All that an answer depends on: who types a limit or a name asks nothing. */
const decisive = [...audienceFields.map((field) => `ads.${field}` as const), 'timezone'] as const;

type About = readonly unknown[];

/** Values are known by their identity: they may hold thousands. */
const isSame = (one: About, other: About) => one.every((value, index) => Object.is(value, other[index]));

const write = (number: number, about: About, { ads, timezone }: Fields) => ({
  number,
  about,
  targeting: takeTargeting(ads),
  timezone,
});

let last: ReturnType<typeof write> | undefined;
/** Whoever asks about the same in another place of the form shares the question, and its answer. */
const ask = (about: About, fields: Fields) => {
  if (last === undefined || !isSame(last.about, about)) last = write((last?.number ?? 0) + 1, about, fields);
  return last;
};

/** The reach of the targeting in the surrounding form, once typing has paused. A question that is out of date is cancelled. */
export function useReach(campaignId: number | undefined) {
  const { control, getValues } = useFormContext<Fields>();
  const about = useWatch({ control, name: decisive });
  const [question, setQuestion] = useState(() => ask(about, getValues()));
  const isAsked = isSame(question.about, about);

  useEffect(() => {
    if (isAsked) return;
    const timer = setTimeout(() => setQuestion(ask(about, getValues())), PAUSE);
    return () => clearTimeout(timer);
  }, [isAsked, about, getValues]);

  const { number, targeting, timezone } = question;
  const hasWrongForm = Object.keys(audienceErrors(targeting, { lists: {} })).length > 0;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...targetingQueries.reach({ number, targeting, timezone, campaignId }),
    enabled: !hasWrongForm,
    placeholderData: keepPreviousData,
  });
  // what dictionaries have, the server knows
  const isWrong = hasWrongForm || error instanceof ValidationError;
  return { data, isError: error !== null, refetch, isWrong, isStale: !isAsked || isPlaceholderData };
}
