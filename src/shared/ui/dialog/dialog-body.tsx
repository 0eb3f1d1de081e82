import { Dialog as Parts } from '@chakra-ui/react/dialog';
import { type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';

/** The scrollable part; focusable by keyboard while its content overflows. */
export function DialogBody({ ref, children }: { ref: Ref<HTMLDivElement>; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  // before the first paint, so that an overflowing body is focusable as soon as it is visible
  useLayoutEffect(() => {
    const body = content.current?.parentElement;
    if (!content.current || !body) return;
    const measure = () => setScrolls(body.scrollHeight > body.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
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
