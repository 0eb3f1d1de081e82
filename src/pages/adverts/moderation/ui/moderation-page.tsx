import { queryOptions } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type Advert, advertQueries, advertStateOf } from '@/entities/advert';
import { ButtonLink } from '@/shared/ui/button';
import { Link } from '@/shared/ui/link';
import { NotInQueue, ReviewQueue, useReviewQueue } from '@/widgets/review-queue';
import { describeReviewOutcome } from '../model/describe-review-outcome';
import { AdvertDesk } from './advert-desk';

const route = getRouteApi('/$cabinet/moderation');

const source = {
  waiting: advertQueries.queue(),
  one: (id: number) => queryOptions({ ...advertQueries.detail(id), select: ({ advert }): Advert => advert }),
  isWaiting: (advert: Advert) => advertStateOf(advert) === 'moderate',
};

/** Reviews the adverts that wait for moderation, one at a time. The URL carries the selected one. */
export function ModerationPage() {
  const { cabinet } = route.useParams();
  const { advert: wanted } = route.useSearch();
  const navigate = route.useNavigate();
  const queue = useReviewQueue(source, wanted);
  const { left } = queue;
  const notice = left !== undefined && (
    <NotInQueue
      noun="advert"
      left={
        left && {
          name: left.name,
          why: describeReviewOutcome(left),
          link: (
            <Link to="/$cabinet/campaigns/adverts/$advertId" params={{ cabinet, advertId: left.id }}>
              Open it
            </Link>
          ),
        }
      }
    />
  );

  return (
    <ReviewQueue
      title="Moderation"
      noun="advert"
      hasPlayer
      queue={queue}
      notice={notice}
      actions={
        <ButtonLink
          variant="outline"
          to="/$cabinet/campaigns/adverts"
          params={{ cabinet }}
          search={{ status: 'moderate' }}
        >
          Open as list
        </ButtonLink>
      }
      empty="New adverts, and those that their owners have changed, wait here. They appear by themselves."
      onSelect={(id) => void navigate({ search: { advert: id }, replace: true })}
    >
      {(desk) => <AdvertDesk cabinet={cabinet} notice={notice} {...desk} />}
    </ReviewQueue>
  );
}
