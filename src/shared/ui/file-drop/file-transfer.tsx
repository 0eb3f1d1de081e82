import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { CircleCheck } from 'lucide-react';
import { styled } from '@/shared/theme';
import { Banner } from '@/shared/ui/banner';
import { ProgressBar } from '@/shared/ui/progress';
import { TransferActions, type TransferActionsProps } from './transfer-actions';
import { percent, type TransferState } from './transfer-state';
import { announcements, progressText } from './transfer-text';

const Stack = styled('div', { base: { display: 'grid', gap: '3' } });

const Arrived = styled('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    textStyle: 'small',
    color: 'tone.success.text',
    '& svg': { boxSize: '4' },
  },
});

function Progress({ state, what }: { state: TransferState; what: string }) {
  switch (state.phase) {
    case 'checking':
      return <ProgressBar label="Upload" value={100} valueText={`Uploaded, checking the ${what}`} />;
    case 'done':
      return (
        <Arrived aria-hidden>
          <CircleCheck />
          Uploaded
        </Arrived>
      );
    case 'failed':
      return (
        <Banner tone="error" title={`The ${what} was not uploaded`}>
          {state.message}
        </Banner>
      );
    default:
      return <ProgressBar label="Upload" value={percent(state)} valueText={progressText(state)} />;
  }
}

interface FileTransferProps extends Omit<TransferActionsProps, 'phase'> {
  /**
   * Null before the upload starts. The component is mounted by then, because a live region must exist before its first
   * announcement.
   */
  state: TransferState | null;
  /** The kind of file, used within sentences. */
  what?: string;
}

/** Progress of an upload, with the actions on it. It doesn't upload by itself. */
export function FileTransfer({ state, what = 'file', ...actions }: FileTransferProps) {
  return (
    <>
      <VisuallyHidden role="status">{state && announcements[state.phase](what)}</VisuallyHidden>
      {state && (
        <Stack>
          <Progress state={state} what={what} />
          <TransferActions phase={state.phase} {...actions} />
        </Stack>
      )}
    </>
  );
}
