import { useInfiniteQuery } from '@tanstack/react-query';
import { type Campaign, campaignQueries } from '@/entities/campaign';
import { ChangeHistory } from '@/widgets/change-history';
import { CourseSection } from './course-section';

/** What is read after the state and the adverts: the last days, and who changed what. */
export function LateSections({ campaign: { id, name, currency, createdAt } }: { campaign: Campaign }) {
  const history = useInfiniteQuery(campaignQueries.changes(id));
  return (
    <>
      <CourseSection campaignId={id} currency={currency} />
      <ChangeHistory name={name} currency={currency} createdAt={createdAt} history={history} />
    </>
  );
}
