import { chakra } from '@chakra-ui/react/styled-system';
import { Film } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatBytes, formatDuration } from '@/shared/lib/format';
import { DescriptionList } from '@/shared/ui/description-list';
import { readVideoFacts, type VideoFacts } from '../model/video-facts';

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
    '& video': { w: 'full', h: 'full', objectFit: 'contain' },
  },
});

/** A picture of a chosen file, and its facts as far as the browser can read them. */
export function VideoPreview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  const [facts, setFacts] = useState<VideoFacts | null>(null);

  useEffect(() => {
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    let current = true;
    void readVideoFacts(objectUrl).then((read) => current && setFacts(read));
    return () => {
      current = false;
      URL.revokeObjectURL(objectUrl);
    };
  }, [file]);

  return (
    <Row>
      <Picture>
        {facts && url ? (
          // the first frame, not the black before it
          <video src={`${url}#t=0.1`} preload="auto" muted playsInline aria-label={`First picture of ${file.name}`} />
        ) : (
          <Film aria-hidden />
        )}
      </Picture>
      <DescriptionList
        items={[
          { term: 'File', value: file.name },
          { term: 'Size', value: formatBytes(file.size) },
          { term: 'Duration', value: facts ? formatDuration(facts.duration) : 'Known after the upload' },
          { term: 'Picture', value: facts ? `${facts.width} × ${facts.height}` : 'Known after the upload' },
        ]}
      />
    </Row>
  );
}
