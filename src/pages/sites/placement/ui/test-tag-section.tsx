import { useState } from 'react';
import type { Placement } from '@/shared/api';
import { styled } from '@/shared/theme';
import { Section } from '@/shared/ui/section';
import { Segmented } from '@/shared/ui/segmented';
import { InspectTag } from './inspect-tag';
import { TestAdvert } from './test-advert';

const Note = styled('p', { base: { maxW: 'prose', color: 'text.muted' } });

const tags = [
  { value: 'placement', label: 'This placement' },
  { value: 'other', label: 'Another tag' },
] as const;

/** Tests the tag of the placement, or that of any other server. */
export function TestTagSection({ placement }: { placement: Placement }) {
  const [tested, setTested] = useState<(typeof tags)[number]['value']>('placement');
  return (
    <Section
      title="Test the tag"
      actions={<Segmented label="Which tag" options={tags} value={tested} onChange={setTested} />}
    >
      {tested === 'placement' ? (
        <TestAdvert placement={placement} />
      ) : (
        <>
          <Note>
            This server asks the tag as a player would, follows its wrappers, and shows each document. The servers that
            answer may count a request.
          </Note>
          <InspectTag placement={placement} />
        </>
      )}
    </Section>
  );
}
