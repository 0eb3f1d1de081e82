import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepScreenOnSearch } from './create-app-router';

/** Two screens whose loaders wait until the test releases them. */
function createSlowRouter() {
  const root = createRootRoute({ component: Outlet });
  let end: () => void;
  let loading: Promise<void>;
  const block = () => {
    loading = new Promise((resolve) => {
      end = resolve;
    });
  };
  block();
  const screen = (path: string) =>
    createRoute({
      getParentRoute: () => root,
      path,
      validateSearch: ({ page }: Record<string, unknown>) => ({ page }),
      loaderDeps: ({ search }) => search,
      loader: () => loading,
      component: () => <p>Screen {path}</p>,
    });
  const router = createRouter({
    routeTree: root.addChildren([screen('a'), screen('b')]),
    history: createMemoryHistory({ initialEntries: ['/a'] }),
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultPendingComponent: () => <p>Loading</p>,
  });
  keepScreenOnSearch(router);
  const release = async () => {
    end();
    await vi.waitFor(() => expect(router.state.status).toBe('idle'));
  };
  return { router, release, block };
}

describe('keepScreenOnSearch', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('keeps a screen while its search changes, and shows the pending screen on the way to another one', async () => {
    const { router, release, block } = createSlowRouter();
    const container = document.body.appendChild(document.createElement('div'));
    const reactRoot = createRoot(container);
    await act(async () => reactRoot.render(<RouterProvider router={router} />));
    await act(release);
    expect(container.textContent).toBe('Screen a');

    block();
    await act(async () => {
      router.history.push('/a?page=2');
      await vi.advanceTimersByTimeAsync(10_000);
    });
    expect(router.state.isLoading).toBe(true);
    expect(container.textContent).toBe('Screen a');
    await act(release);

    block();
    await act(async () => {
      router.history.push('/b');
      await vi.advanceTimersByTimeAsync(10_000);
    });
    expect(container.textContent).toContain('Loading');
    await act(release);
    expect(container.textContent).toBe('Screen b');
    await act(async () => reactRoot.unmount());
    container.remove();
  });
});
