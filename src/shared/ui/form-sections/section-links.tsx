import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { styled } from '@/shared/theme';
import { dirtyPaths } from '@/shared/ui/form';
import { NavLink } from '@/shared/ui/link';
import { type SectionFacts, sectionsWith } from './sections';

const Nav = styled('nav', {
  base: {
    display: { base: 'none', xl: 'block' },
    position: 'sticky',
    top: '4',
    borderInlineStartWidth: 'hairline',
    '& a': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', fontWeight: 'normal' },
    // something in it has changed
    '& i': { boxSize: '1.5', flexShrink: 0, borderRadius: 'full', bg: 'accent.graph' },
    '@media (forced-colors: active)': { '& i': { forcedColorAdjust: 'none', bg: 'Highlight' } },
  },
});

/** Beside a wide form: the way to each section, with a dot where something has changed. The one in the address is opened. */
export function SectionLinks({ sections }: { sections: readonly SectionFacts[] }) {
  'use no memo'; // opts out of React Compiler: `dirtyFields` changes and keeps its identity
  const { dirtyFields } = useFormState();
  const named = useLocation({ select: ({ hash }) => sections.find(({ id }) => id === hash)?.id });
  useEffect(() => {
    if (named !== undefined) document.getElementById(named)?.focus({ preventScroll: true });
  }, [named]);
  const changed = sectionsWith(sections, dirtyPaths(dirtyFields));
  return (
    <Nav aria-label="Sections of the form">
      <ul>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <NavLink
              to="."
              search
              hash={id}
              activeOptions={{ includeHash: true }}
              onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
            >
              <span>{label}</span>
              {changed.has(id) && (
                <>
                  <i aria-hidden />
                  <VisuallyHidden>, changed</VisuallyHidden>
                </>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </Nav>
  );
}
