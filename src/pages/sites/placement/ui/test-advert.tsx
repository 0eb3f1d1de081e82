import { elementsWithin } from '@preroll/rules/vast/vast-element';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createTestTag, type Placement, type TestTag } from '@/shared/api';
import { styled } from '@/shared/theme';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { CopyButton } from '@/shared/ui/copy-button';
import { Disclosure } from '@/shared/ui/disclosure';
import { type TestEventName, type TestResult, testMessage } from '../model/test-events';
import { attributesOf, parseVastTree } from '../model/vast-tree';
import { TestEvents } from './test-events';
import { VastTree } from './vast-tree';

const Note = styled('p', { base: { mb: '4', maxW: 'prose', color: 'text.muted' } });

const Stage = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
    gap: '5',
    alignItems: 'start',
    mt: '5',
  },
});

const Frame = styled('div', {
  base: {
    '& > iframe': {
      display: 'block',
      w: 'full',
      aspectRatio: '16 / 9',
      borderWidth: '0',
      borderRadius: 'md',
      bg: 'black',
    },
  },
});

/** Plays a test advert with the publisher's code and shows the server's answers. */
export function TestAdvert({ placement }: { placement: Placement }) {
  const { mutate: getTag, data: tag, isPending } = useMutation({ mutationFn: () => createTestTag(placement.id) });
  return (
    <>
      <Note>
        <span>
          Plays an advert as your viewers would see it. Tests are neither billed nor counted: reports show their events
          as invalid.
        </span>
        {placement.vpaid_script_id === 'none' && (
          <span>
            {
              ' Interactive adverts without a script of their own play as plain videos: this placement has no VPAID script.'
            }
          </span>
        )}
      </Note>
      <div>
        <Button variant="outline" loading={isPending} onClick={() => getTag()}>
          {tag === undefined ? 'Play a test advert' : 'Play again'}
        </Button>
      </div>
      {tag && <Test key={tag.player_url} tag={tag} page={`https://${placement.site_domain}/`} />}
    </>
  );
}

function Test({ tag, page }: { tag: TestTag; page: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [answer, setAnswer] = useState<string>();
  const [results, setResults] = useState<ReadonlyMap<TestEventName, TestResult>>(new Map());

  useEffect(() => {
    const read = ({ source, data }: MessageEvent) => {
      // the frame has an opaque origin, so it is identified by its window
      if (source !== frame.current?.contentWindow) return;
      const { data: message } = testMessage.safeParse(data);
      if (message === undefined) return;
      if ('document' in message) setAnswer(message.document);
      else setResults((before) => new Map([...before, [message.event, message.result]]));
    };
    addEventListener('message', read);
    return () => removeEventListener('message', read);
  }, []);

  const tree = answer === undefined ? null : parseVastTree(answer);
  const hasAdvert = tree?.children.some(({ name }) => name === 'Ad');
  return (
    <>
      {answer !== undefined && !hasAdvert && (
        <Banner tone="warning" title="No advert came">
          Test a request below to see why.
        </Banner>
      )}
      <Stage>
        <Frame>
          <iframe
            ref={frame}
            title="The test advert"
            src={`${tag.player_url}&page=${encodeURIComponent(page)}`}
            sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
            allow="autoplay"
          />
        </Frame>
        <TestEvents
          kind={tree && elementsWithin(tree, 'NonLinearAds').length > 0 ? 'overlay' : 'video'}
          results={results}
        />
      </Stage>
      {answer !== undefined && tree !== null && (
        <Disclosure
          label="The answer, element by element"
          summary={attributesOf(tree).join(' ')}
          isOpen={isOpen}
          onToggle={setOpen}
        >
          <CopyButton text={answer}>Copy the document</CopyButton>
          <VastTree label="The answer" elements={[tree]} />
        </Disclosure>
      )}
    </>
  );
}
