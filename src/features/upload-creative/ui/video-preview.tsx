import { Film } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatDuration } from '@/shared/lib/format';
import { FileFacts } from '@/shared/ui/file-drop';
import { readVideoFacts, type VideoFacts } from '../model/video-facts';

interface VideoPreviewProps {
  file: File;
  /** Called with what the file says of itself, null where it can't be read, when that is shown. */
  onShown: (facts: VideoFacts | null) => void;
}

/** A picture of a chosen file, and its facts as far as the browser can read them. */
export function VideoPreview({ file, onShown }: VideoPreviewProps) {
  const [url, setUrl] = useState<string>();
  /** Undefined while they are read. */
  const [facts, setFacts] = useState<VideoFacts | null>();
  /** Whether this browser shows a picture of it. */
  const [isShown, setShown] = useState(true);
  const tellShown = useEffectEvent(onShown);

  useEffect(() => {
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    let current = true;
    setShown(true);
    void readVideoFacts(file).then((read) => current && setFacts(read));
    return () => {
      current = false;
      URL.revokeObjectURL(objectUrl);
    };
  }, [file]);

  useEffect(() => {
    if (facts !== undefined) tellShown(facts);
  }, [facts]);

  const duration = facts?.duration ?? null;
  const unknown = facts === undefined ? 'Reading the file' : 'Known after the upload';

  return (
    <FileFacts
      file={file}
      picture={
        facts && url && isShown ? (
          // the first frame, not the black before it
          <video
            src={`${url}#t=0.1`}
            preload="auto"
            muted
            playsInline
            aria-label={`First picture of ${file.name}`}
            onError={() => setShown(false)}
          />
        ) : (
          <Film aria-hidden />
        )
      }
      facts={[
        { term: 'Duration', value: duration === null ? unknown : formatDuration(duration) },
        { term: 'Picture', value: facts ? `${facts.width} × ${facts.height}` : unknown },
      ]}
    />
  );
}
