import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { Ban, Check, Undo2 } from 'lucide-react';
import { dictionaryQueries } from '@/entities/dictionary';
import type { Cabinet } from '@/entities/session';
import { HomographWarning, homographAdvice, platformLabels, type Site, TwinWarning } from '@/entities/site';
import { actionLabels, useSiteStatusActions } from '@/features/change-sites';
import type { SiteStatusAction } from '@/shared/api';
import { formatDateTime } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { ExternalLink, Link } from '@/shared/ui/link';

const Item = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '3',
    py: '4',
    borderBottomWidth: 'hairline',
  },
});

const Facts = chakra('div', {
  base: {
    minW: '0',
    flex: '1 1 18rem',
    overflowWrap: 'anywhere',
    '& h2': { textStyle: 'sub' },
    '& p': { textStyle: 'small', color: 'text.muted' },
    '& time': { color: 'money.text', fontVariantNumeric: 'tabular-nums' },
  },
});

const Warning = chakra('div', { base: { display: 'grid', gap: '2', flexBasis: 'full', _empty: { display: 'none' } } });

const Actions = chakra('span', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

const decisions = [
  { action: 'approve', icon: <Check aria-hidden />, variant: 'solid' },
  { action: 'return', icon: <Undo2 aria-hidden />, variant: 'outline' },
  { action: 'ban', icon: <Ban aria-hidden />, variant: 'outline' },
] as const satisfies { action: SiteStatusAction; icon: unknown; variant: string }[];

/** A site of the queue, with what decides about it. */
export function WaitingSite({ site, cabinet }: { site: Site; cabinet: Cabinet }) {
  const { refusal, run, pending, dialog } = useSiteStatusActions(site, cabinet);
  const isVerified = site.verification.verified_at !== null;
  const { data: categories } = useQuery(dictionaryQueries.categories());
  const named = site.categories.map((code) => categories?.find((category) => category.code === code)?.name ?? code);
  return (
    <Item>
      <Facts>
        <h2>
          <Link to="/$cabinet/sites/$siteId" params={{ cabinet, siteId: site.id }}>
            {site.name}
          </Link>
        </h2>
        <p>
          <ExternalLink href={site.url}>{site.shownDomain}</ExternalLink>
          <span>{`, ${platformLabels[site.platform]}, ${named.join(', ') || 'no categories'}`}</span>
        </p>
        <p>
          <span>{`${site.ownerName}, ${isVerified ? 'verified' : 'not verified'}, waiting since `}</span>
          <time dateTime={site.submittedAt.toISOString()}>{formatDateTime(site.submittedAt)}</time>
        </p>
      </Facts>
      <Actions>
        {decisions.map(({ action, ...look }) => (
          <Button
            key={action}
            {...look}
            size="sm"
            aria-label={`${actionLabels[action]} ${site.name}`}
            loading={pending === action}
            disabledReason={refusal(action)}
            onClick={() => run(action)}
          >
            {action === 'approve' ? actionLabels[action] : `${actionLabels[action]}…`}
          </Button>
        ))}
      </Actions>
      <Warning>
        <HomographWarning resembles={site.resembles} announced={false}>
          {homographAdvice}
        </HomographWarning>
        <TwinWarning twin={site.twin} announced={false} />
      </Warning>
      {dialog}
    </Item>
  );
}
