import { siteReasons } from '@preroll/rules/site/site-reasons';
import { validateWebAddress } from '@preroll/rules/site/web-address';
import { reasonTitle, type Site, siteStates } from '@/entities/site';
import type { useSiteStatusActions } from '@/features/change-sites';
import { styled } from '@/shared/theme';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { ExternalLink } from '@/shared/ui/link';

const Lines = styled('div', { base: { display: 'grid', gap: '1', overflowWrap: 'anywhere' } });

/** Only web addresses become links. */
const PageOf = ({ address }: { address: string }) =>
  validateWebAddress(address) === null ? <ExternalLink href={address}>{address}</ExternalLink> : address;

const lowerFirst = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

interface ReviewNoticeProps {
  site: Site;
  actions: Pick<ReturnType<typeof useSiteStatusActions>, 'refusal' | 'run' | 'pending'>;
}

/** The reason for a return, ban or lock, the page that it refers to, advice, and a button for the next step. */
export function ReviewNotice({ site, actions: { refusal, run, pending } }: ReviewNoticeProps) {
  const { rejectReason } = site;
  if (rejectReason === null) return null;
  const { example, advice, resend } = siteReasons[rejectReason.code];
  const isReturned = site.state === 'returned';
  return (
    <div id="review" tabIndex={-1}>
      <Banner
        tone={isReturned ? 'warning' : 'error'}
        title={`${siteStates[site.state].label}: ${reasonTitle(rejectReason.code).toLowerCase()}`}
        action={
          refusal('resubmit') === undefined && (
            <Button loading={pending === 'resubmit'} onClick={() => run('resubmit')}>
              Resubmit
            </Button>
          )
        }
      >
        <Lines>
          {rejectReason.text && <p>{`“${rejectReason.text}”`}</p>}
          {rejectReason.page && (
            <p>
              {'Seen at '}
              <PageOf address={rejectReason.page} />
            </p>
          )}
          {isReturned && <p>{`For example: ${lowerFirst(example)}`}</p>}
          <p>{advice}</p>
          {isReturned && <p>{`Resubmit the site ${resend}.`}</p>}
        </Lines>
      </Banner>
    </div>
  );
}
