import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { type Advert, advertQueries, explainObstacle, obstaclesOf } from '@/entities/advert';
import { campaignQueries, notServingSuffix, shortReason } from '@/entities/campaign';
import { notify, notifyWithUndo } from '@/shared/ui/toaster';
import { undoStatus } from '../model/undo-status';
import { changeStatusKey, useChangeAdvertStatus } from './use-change-advert-status';

type Status = 'working' | 'stopped';

const doneWords: Record<Status, string> = { working: 'started', stopped: 'stopped' };

/**
 * Starts or stops an advert. The toast after a start also says why the advert isn't serving yet, if so. Undo is offered
 * if a stop or a start can restore the earlier status, which it can't for an advert that waited for moderation.
 *
 * @returns the function that starts or stops, and whether a change of the status is pending
 */
export function useStartOrStopAdvert(advert: Pick<Advert, 'id' | 'campaignId' | 'status'>) {
  const { mutateAsync } = useChangeAdvertStatus(advert);
  // includes changes by other buttons on the screen
  const isPending = useIsMutating({ mutationKey: changeStatusKey(advert.id) }) > 0;
  const queryClient = useQueryClient();

  /** Reads what keeps the advert from serving after the start; nothing if it can't be read. */
  const readObstacles = async () => {
    const [detail, campaign] = await Promise.all([
      queryClient.fetchQuery(advertQueries.detail(advert.id)),
      queryClient.fetchQuery(campaignQueries.detail(advert.campaignId)),
    ]);
    return obstaclesOf(detail, campaign).map((obstacle) =>
      obstacle.of === 'advert' ? explainObstacle(obstacle.code).brief : shortReason(obstacle.reason.code),
    );
  };

  /** Resolves with the text of the toast; null if the change was refused, which the API client has already shown. */
  const change = async (status: Status) => {
    const saved = await mutateAsync({ status }).catch(() => null);
    if (saved === null) return null;
    const obstacles = status === 'working' ? await readObstacles().catch(() => []) : [];
    return `Advert ${saved.name} ${doneWords[status]}${notServingSuffix(obstacles)}`;
  };

  const undo = async (before: Status) => {
    const text = await change(before);
    if (text !== null) notify.success(text);
  };

  const startOrStop = async (status: Status) => {
    const { status: before } = advert;
    const text = await change(status);
    if (text === null) return;
    const back = undoStatus(before, status);
    if (back === null) notify.success(text);
    else notifyWithUndo(text, () => void undo(back));
  };

  return { startOrStop: (status: Status) => void startOrStop(status), isPending };
}
