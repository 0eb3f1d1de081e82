import { playerNames, playerVerdicts } from '@preroll/rules/vast/player-verdicts';
import { useMemo } from 'react';
import type { TagInspection } from '@/shared/api';
import { styled } from '@/shared/theme';
import { Banner } from '@/shared/ui/banner';
import { Disclosures } from '@/shared/ui/disclosure';
import { describeEnd, inspectDocument } from '../model/inspected-tag';
import { InspectedDocumentView } from './inspected-document';
import { VerdictList } from './verdict-list';

const Parts = styled('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' } });

const Part = styled('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2' } });

const Heading = styled('h3', { base: { textStyle: 'subtitle' } });

const results = {
  plays: { tone: 'success', words: 'plays it' },
  partly: { tone: 'warning', words: 'plays it, and something is missing' },
  nothing: { tone: 'error', words: 'shows nothing' },
} as const;

/** The chain of documents that a tag leads to, and how each player handles it. */
export function TagInspectionView({ inspection }: { inspection: TagInspection }) {
  const documents = useMemo(() => inspection.documents.map(inspectDocument), [inspection]);
  const { tone, title, text } = describeEnd(inspection, documents);
  return (
    <Parts>
      <Banner tone={tone} title={title}>
        {text}
      </Banner>
      {documents[0]?.root && (
        <Part>
          <Heading>Players</Heading>
          <VerdictList
            label="Players"
            verdicts={playerVerdicts(documents).map(({ player, result, reasons }) => ({
              key: player,
              tone: results[result].tone,
              title: `${playerNames[player]} ${results[result].words}`,
              notes: reasons,
            }))}
          />
        </Part>
      )}
      <Part>
        <Heading>Documents</Heading>
        <Disclosures>
          {documents.map((document, index) => (
            <InspectedDocumentView
              // biome-ignore lint/suspicious/noArrayIndexKey: the documents of an answer never change
              key={index}
              document={document}
              number={index + 1}
              opensAtOnce={documents.length === 1}
            />
          ))}
        </Disclosures>
      </Part>
    </Parts>
  );
}
