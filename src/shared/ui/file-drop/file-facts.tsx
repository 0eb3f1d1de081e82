import { formatBytes } from '@preroll/rules/text/format-bytes';
import type { ReactNode } from 'react';
import { styled } from '@/shared/theme';
import { DescriptionList } from '@/shared/ui/description-list';

const Row = styled('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', sm: '10rem 1fr' }, gap: '4' },
});

const Picture = styled('div', {
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
  /** The first frame, or an icon of the file type. */
  picture: ReactNode;
  facts?: readonly { term: string; value: ReactNode }[];
}

/** Preview of a file before the upload: picture, name, size and metadata. */
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
