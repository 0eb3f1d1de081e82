import { useMatch } from '@tanstack/react-router';

/** Which review queue is open: that of adverts (as a list), or that of sites. */
export function useOpenQueue(): 'adverts' | 'sites' | undefined {
  const isOfAdverts = useMatch({
    from: '/$cabinet/campaigns/adverts/',
    shouldThrow: false,
    select: ({ context }) => context.isModerationQueue,
  });
  const isOfSites = useMatch({ from: '/$cabinet/sites/review', shouldThrow: false, select: () => true });
  if (isOfAdverts) return 'adverts';
  return isOfSites ? 'sites' : undefined;
}
