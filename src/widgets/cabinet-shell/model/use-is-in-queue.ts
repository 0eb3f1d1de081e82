import { useMatch } from '@tanstack/react-router';

/** Whether the open screen is the list of adverts, or of sites, that wait for review. */
export function useIsInQueue(): boolean {
  const isOfAdverts = useMatch({
    from: '/$cabinet/campaigns/adverts/',
    shouldThrow: false,
    select: ({ context }) => context.isModerationQueue,
  });
  const isOfSites = useMatch({ from: '/$cabinet/sites/review', shouldThrow: false, select: () => true });
  return isOfAdverts === true || isOfSites === true;
}
