import { useMutation } from '@tanstack/react-query';
import { feedQueries } from '@/entities/feed';
import { createFeedSecret, type FeedSettings } from '@/shared/api';
import { styled } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import { CodeBlock } from '@/shared/ui/code-block';
import { useConfirm } from '@/shared/ui/confirm-dialog';
import { CopyButton } from '@/shared/ui/copy-button';

const Part = styled('div', { base: { display: 'grid', justifyItems: 'start', gap: '3', mt: '6' } });

const Heading = styled('h3', { base: { textStyle: 'subtitle' } });

const Note = styled('p', { base: { textStyle: 'small', color: 'text.muted', maxW: 'prose' } });

/** Creates the secret that lets a partner's servers send requests on behalf of viewers, and shows it once. */
export function FeedSecret({ feed: { id, has_secret: hasSecret } }: { feed: Pick<FeedSettings, 'id' | 'has_secret'> }) {
  const confirm = useConfirm();
  const { mutate, data, isPending } = useMutation({
    meta: { invalidates: [feedQueries.list()] },
    mutationFn: () => createFeedSecret(id),
  });
  const create = async () => {
    const isSure =
      !hasSecret ||
      (await confirm({
        title: 'Replace the secret?',
        text: 'The servers of the partner have to send the new one: the present one ends at once.',
        confirmLabel: 'Replace',
      }));
    if (isSure) mutate();
  };
  return (
    <Part>
      <Heading>Servers of the partner</Heading>
      <Note>
        A server that inserts adverts sends X-Device-IP and X-Device-User-Agent of its viewer, with the secret in
        X-Feed-Secret, when it asks and with each event. Without the secret they don't count.
      </Note>
      {data ? (
        <>
          <CodeBlock label="Secret">{data.secret}</CodeBlock>
          <CopyButton text={data.secret}>Copy the secret</CopyButton>
          <Note>This is the only time that it is shown.</Note>
        </>
      ) : (
        <Button variant="outline" size="sm" loading={isPending} onClick={() => void create()}>
          {hasSecret ? 'Replace the secret' : 'Create a secret'}
        </Button>
      )}
    </Part>
  );
}
