import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { styled } from '@/shared/theme';
import { NavLink } from '@/shared/ui/link';

const Nav = styled('nav', {
  base: {
    display: { base: 'none', xl: 'block' },
    position: 'sticky',
    top: '4',
    borderInlineStartWidth: 'hairline',
    '& a': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', fontWeight: 'normal' },
    // marks a section with changes
    '& i': { boxSize: '1.5', flexShrink: 0, borderRadius: 'full', bg: 'accent.graph' },
    '@media (forced-colors: active)': { '& i': { forcedColorAdjust: 'none', bg: 'Highlight' } },
  },
});

interface SectionNavProps {
  label: string;
  /** In page order; the ids are those of the sections' elements. */
  sections: readonly { id: string; label: string }[];
  /** The ids of sections with changes, which are marked with a dot. */
  changed?: ReadonlySet<string>;
}

/** Links to the sections of a long page, beside it on wide screens. Opens the section named in the URL. */
export function SectionNav({ label, sections, changed }: SectionNavProps) {
  const named = useLocation({ select: ({ hash }) => sections.find(({ id }) => id === hash)?.id });
  useEffect(() => {
    if (named !== undefined) document.getElementById(named)?.focus({ preventScroll: true });
  }, [named]);
  return (
    <Nav aria-label={label}>
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
              {changed?.has(id) && (
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
