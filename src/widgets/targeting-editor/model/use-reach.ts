import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type KeptTargeting, takeTargeting, targetingErrors, targetingQueries } from '@/entities/targeting';

/** In milliseconds. The answer is to be there within a second of the last change. */
const PAUSE = 250;

let asked = 0;
const ask = (ads: KeptTargeting, timezone: string | null) => {
  asked += 1;
  return { number: asked, ads, timezone };
};

/** The reach of the targeting in the surrounding form, once typing has paused. A question that is out of date is cancelled. */
export function useReach(campaignId: number | undefined) {
  const { control } = useFormContext<{ ads: KeptTargeting; timezone: string | null }>();
  const [ads, timezone] = useWatch({ control, name: ['ads', 'timezone'] });
  const [question, setQuestion] = useState(() => ask(ads, timezone));
  const isAsked = question.ads === ads && question.timezone === timezone;

  useEffect(() => {
    if (isAsked) return;
    const timer = setTimeout(() => setQuestion(ask(ads, timezone)), PAUSE);
    return () => clearTimeout(timer);
  }, [isAsked, ads, timezone]);

  const targeting = takeTargeting(question.ads);
  const isWrong = Object.keys(targetingErrors(targeting)).length > 0;
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...targetingQueries.reach({ number: question.number, targeting, timezone: question.timezone, campaignId }),
    enabled: !isWrong,
    placeholderData: keepPreviousData,
  });
  return { data, isError, refetch, isWrong, isStale: !isAsked || isPlaceholderData };
}
