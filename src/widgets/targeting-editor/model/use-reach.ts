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

/** In milliseconds. The answer is to be there within a second of the last change. */
const PAUSE = 250;

interface Fields {
  ads: KeptTargeting;
  timezone: string | null;
}

/** All that an answer depends on: who types a limit or a name asks nothing. */
const decisive = [...audienceFields.map((field) => `ads.${field}` as const), 'timezone'] as const;

let asked = 0;
/** @param about what is asked about, known by its identity: it may hold thousands */
const ask = (about: unknown, { ads, timezone }: Fields) => {
  asked += 1;
  return { number: asked, about, targeting: takeTargeting(ads), timezone };
};

/** The reach of the targeting in the surrounding form, once typing has paused. A question that is out of date is cancelled. */
export function useReach(campaignId: number | undefined) {
  const { control, getValues } = useFormContext<Fields>();
  const about = useWatch({ control, name: decisive });
  const [question, setQuestion] = useState(() => ask(about, getValues()));
  const isAsked = question.about === about;

  useEffect(() => {
    if (isAsked) return;
    const timer = setTimeout(() => setQuestion(ask(about, getValues())), PAUSE);
    return () => clearTimeout(timer);
  }, [isAsked, about, getValues]);

  const { number, targeting, timezone } = question;
  const isWrong = Object.keys(audienceErrors(targeting)).length > 0;
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...targetingQueries.reach({ number, targeting, timezone, campaignId }),
    enabled: !isWrong,
    placeholderData: keepPreviousData,
  });
  return { data, isError, refetch, isWrong, isStale: !isAsked || isPlaceholderData };
}
