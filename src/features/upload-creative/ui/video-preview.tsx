import { Film } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { VideoAdjustment } from '@/shared/api';
import { formatDuration } from '@/shared/lib/format';
import { FileFacts } from '@/shared/ui/file-drop';
import { adjustmentLabels } from '../model/adjustment-labels';
import { readVideoFacts, type VideoFacts } from '../model/video-facts';

interface VideoPreviewProps {
  file: File;
  /** Called when the metadata is shown; with null if it can't be read. */
  onShown: (facts: VideoFacts | null) => void;
  /** What the server changes in it; known after the upload. */
  adjustments?: readonly VideoAdjustment[];
}

export function VideoPreview({ file, onShown, adjustments = [] }: VideoPreviewProps) {
  const [url, setUrl] = useState<string>();
  /** Undefined while reading. */
  const [facts, setFacts] = useState<VideoFacts | null>();
  /** Whether this browser can show a frame of it. */
  const [isShown, setShown] = useState(true);
  const notifyShown = useEffectEvent(onShown);

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
    if (facts !== undefined) notifyShown(facts);
  }, [facts]);

  const notes = adjustments.map((it) => adjustmentLabels[it]).join('. ');
  const duration = facts?.duration ?? null;
  const unknown = facts === undefined ? 'Reading the file' : 'Available after the upload';

  return (
    <FileFacts
      file={file}
      picture={
        facts && url && isShown ? (
          // shows the first frame that is not black
          <video
            src={`${url}#t=0.1`}
            preload="auto"
            muted
            playsInline
            aria-label={`First frame of ${file.name}`}
            onError={() => setShown(false)}
          />
        ) : (
          <Film aria-hidden />
        )
      }
      facts={[
        { term: 'Duration', value: duration === null ? unknown : formatDuration(duration) },
        { term: 'Dimensions', value: facts ? `${facts.width} × ${facts.height}` : unknown },
        ...(notes === '' ? [] : [{ term: 'Processing', value: notes }]),
      ]}
    />
  );
}
