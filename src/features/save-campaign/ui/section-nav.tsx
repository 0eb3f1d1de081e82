import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink } from '@/shared/ui/link';
import { type Section, sectionLabels, sectionOf, sections } from '../model/sections';
import { useRefusedFields } from '../model/use-refused-fields';

const Bar = chakra('nav', {
  base: {
    position: 'sticky',
    top: { base: '{sizes.topbar}', md: '0' },
    zIndex: 'sticky',
    mx: '-1',
    my: '-2',
    px: '1',
    py: '2',
    bg: 'surface.panel',
    overflowX: 'auto',
    '& ol': { display: 'flex', gap: '1' },
    '& a': { display: 'flex', alignItems: 'center', gap: '1.5', whiteSpace: 'nowrap' },
    '& svg': { boxSize: '4', color: 'tone.error.text' },
  },
});

/** The way to each section, any time; those in which something is refused are marked. */
export function SectionNav({ current }: { current: Section }) {
  const refused = new Set(useRefusedFields().map(sectionOf));
  const bar = useRef<HTMLElement>(null);

  // on a phone the bar is wider than the window
  // biome-ignore lint/correctness/useExhaustiveDependencies: another is current
  useEffect(() => {
    bar.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);

  return (
    <Bar ref={bar} aria-label="Campaign sections">
      <ol>
        {sections.map((section) => (
          <li key={section}>
            <NavLink
              to="."
              search={(state: object) => ({ ...state, section })}
              resetScroll={false}
              aria-current={section === current ? 'page' : undefined}
            >
              <span>{sectionLabels[section]}</span>
              {refused.has(section) && (
                <>
                  <CircleAlert aria-hidden />
                  <VisuallyHidden>, has errors</VisuallyHidden>
                </>
              )}
            </NavLink>
          </li>
        ))}
      </ol>
    </Bar>
  );
}
