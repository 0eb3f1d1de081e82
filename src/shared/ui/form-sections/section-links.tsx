import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useFormState } from 'react-hook-form';
import { dirtyNames } from '@/shared/ui/form';
import { NavLink } from '@/shared/ui/link';
import { type SectionFacts, sectionsWith } from './sections';

const Nav = chakra('nav', {
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

/** Beside a wide form: the way to each section, with a dot where something has changed. */
export function SectionLinks({ sections }: { sections: readonly SectionFacts[] }) {
  'use no memo'; // opts out of React Compiler: `dirtyFields` changes and keeps its identity
  const { dirtyFields } = useFormState();
  const changed = sectionsWith(sections, dirtyNames(dirtyFields));
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
