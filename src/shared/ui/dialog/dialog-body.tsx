import { Dialog as Parts } from '@chakra-ui/react/dialog';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';

/** The scrollable part; focusable by keyboard while it overflows. */
export function DialogBody({ ref, children }: { ref: Ref<HTMLDivElement>; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const body = content.current?.parentElement;
    if (!content.current || !body) return;
    const observer = new ResizeObserver(() => setScrolls(body.scrollHeight > body.clientHeight));
    observer.observe(content.current);
    observer.observe(body);
    return () => observer.disconnect();
  }, []);

  return (
    <Parts.Body ref={ref} tabIndex={scrolls ? 0 : undefined}>
      <div ref={content}>{children}</div>
    </Parts.Body>
  );
}
