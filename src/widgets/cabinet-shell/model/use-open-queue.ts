import { useMatch } from '@tanstack/react-router';

/** The queue whose list is open: of adverts or of sites that wait for review. */
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
