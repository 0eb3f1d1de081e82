import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useInSlices } from './use-in-slices';

function rendered(): boolean[] {
  const seen: boolean[] = [];
  const Part = () => {
    seen.push(useInSlices());
    return null;
  };
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Part />));
  act(() => root.unmount());
  return seen;
}

test('what is mounted first stands back once; what comes later in the visit does not', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  expect(rendered()).toEqual([false, true]);
  expect(rendered()).toEqual([true]);
  vi.unstubAllGlobals();
});
