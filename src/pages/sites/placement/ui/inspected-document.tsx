import { useState } from 'react';
import { styled } from '@/shared/theme';
import { CodeBlock } from '@/shared/ui/code-block';
import { CopyButton } from '@/shared/ui/copy-button';
import { DescriptionList } from '@/shared/ui/description-list';
import { Disclosure } from '@/shared/ui/disclosure';
import { answerSummary, type InspectedDocument, readerLabels } from '../model/inspected-tag';
import { VastTree } from './vast-tree';
import { VerdictList } from './verdict-list';

const Parts = styled('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' } });

const Hops = styled('ol', {
  base: { listStyleType: 'none', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1' },
});

const Copying = styled('div', { base: { justifySelf: 'start' } });

interface InspectedDocumentViewProps {
  document: InspectedDocument;
  /** Position in the chain, from 1. */
  number: number;
  opensAtOnce: boolean;
}

export function InspectedDocumentView({ document, number, opensAtOnce }: InspectedDocumentViewProps) {
  const [isOpen, setOpen] = useState(opensAtOnce);
  const { url, hops, problem, readers, root, text, findings } = document;
  return (
    <Disclosure
      label={`${number}. ${hostOf(url)}`}
      summary={answerSummary(document)}
      isOpen={isOpen}
      onToggle={setOpen}
    >
      <Parts>
        <DescriptionList
          items={[
            { term: 'Address', value: <Chain hops={hops} url={url} /> },
            ...(problem === null ? [] : [{ term: 'Problem', value: problem }]),
            { term: 'Pages may read it', value: readers === null ? 'Not known' : readerLabels[readers] },
          ]}
        />
        {findings.length > 0 && (
          <VerdictList
            label={`What to mend in document ${number}`}
            verdicts={findings.map(({ level, element, text: note }) => ({
              key: `${element} ${note}`,
              tone: level,
              title: element,
              notes: [note],
            }))}
          />
        )}
        {root && <VastTree label={`Document ${number}`} elements={[root]} />}
        {root === null && text && <CodeBlock label={`Answer ${number}`}>{text}</CodeBlock>}
        {text && (
          <Copying>
            <CopyButton text={text}>Copy the answer</CopyButton>
          </Copying>
        )}
      </Parts>
    </Disclosure>
  );
}

const Chain = ({ hops, url }: Pick<InspectedDocument, 'hops' | 'url'>) => (
  <Hops>
    {(hops.length === 0 ? [{ url, status: null }] : hops).map((hop, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the hops of an answer never change
      <li key={index}>{[hop.url, hop.status].filter((part) => part !== null).join(' · ')}</li>
    ))}
  </Hops>
);

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url);
