import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { formatBytes } from '@/shared/lib/format';
import { DescriptionList } from '@/shared/ui/description-list';

const Row = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', sm: '10rem 1fr' }, gap: '4' },
});

const Picture = chakra('div', {
  base: {
    aspectRatio: '16 / 9',
    borderRadius: 'md',
    overflow: 'hidden',
    bg: 'surface.sunken',
    display: 'grid',
    placeItems: 'center',
    '& video, & img': { w: 'full', h: 'full', objectFit: 'contain' },
  },
});

interface FileFactsProps {
  file: Pick<File, 'name' | 'size'>;
  /** Its first frame, or an icon of its kind. */
  picture: ReactNode;
  /** What else is known of it. */
  facts?: readonly { term: string; value: ReactNode }[];
}

/** A chosen file before it travels: how it looks, its name and size, and what else can be told. */
export function FileFacts({ file, picture, facts = [] }: FileFactsProps) {
  return (
    <Row>
      <Picture>{picture}</Picture>
      <DescriptionList
        items={[{ term: 'File', value: file.name }, { term: 'Size', value: formatBytes(file.size) }, ...facts]}
      />
    </Row>
  );
}
