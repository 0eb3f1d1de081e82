import { getRouteApi } from '@tanstack/react-router';
import { type Site, siteQueries } from '@/entities/site';
import { Link } from '@/shared/ui/link';
import { NotInQueue, ReviewQueue, useReviewQueue } from '@/widgets/review-queue';
import { outcomeOf } from '../model/outcome';
import { SiteDesk } from './site-desk';

const route = getRouteApi('/$cabinet/sites/review');

const source = {
  waiting: siteQueries.inReview(),
  one: siteQueries.detail,
  isWaiting: (site: Site) => outcomeOf(site) === undefined,
};

/** Reviews the sites that wait for approval, one at a time. The URL carries the selected one. */
export function SiteReviewPage() {
  const { cabinet } = route.useParams();
  const { site: wanted } = route.useSearch();
  const navigate = route.useNavigate();
  const queue = useReviewQueue(source, wanted);
  const { left } = queue;
  const notice = left !== undefined && (
    <NotInQueue
      noun="site"
      left={
        left && {
          name: left.name,
          why: `Its state is now: ${outcomeOf(left)}.`,
          link: (
            <Link to="/$cabinet/sites/$siteId" params={{ cabinet, siteId: left.id }}>
              Open it
            </Link>
          ),
        }
      }
    />
  );

  return (
    <ReviewQueue
      title="Site review"
      noun="site"
      queue={queue}
      notice={notice}
      empty="New sites, and those whose owners have sent them again, wait here."
      onSelect={(id) => void navigate({ search: { site: id }, replace: true })}
    >
      {(desk) => <SiteDesk cabinet={cabinet} notice={notice} {...desk} />}
    </ReviewQueue>
  );
}
