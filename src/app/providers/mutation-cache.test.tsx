import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { type MutationOptions, QueryObserver } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ApiError, ValidationError } from '@/shared/api';
import { system } from '@/shared/theme';
import { notify, Toaster } from '@/shared/ui/toaster';
import { createAppQueryClient } from './query-client';

interface Size {
  width: number;
  height: number;
}

const toasts = () => Array.from(document.querySelectorAll('[role=status] p'), (text) => text.textContent);

beforeEach(() => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <ChakraProvider value={system}>
      <Toaster />
    </ChakraProvider>,
  );
  onTestFinished(() => {
    vi.restoreAllMocks();
    for (const dismiss of document.querySelectorAll<HTMLElement>('[role=status] button')) dismiss.click();
    root.unmount();
    document.body.replaceChildren();
  });
});

const mutate = <Variables,>(
  options: MutationOptions<unknown, Error, Variables>,
  variables: Variables,
  client = createAppQueryClient(),
) => client.getMutationCache().build(client, options).execute(variables);

test('shows the success text in a toast', async () => {
  const succeed = vi.spyOn(notify, 'success');
  await mutate({ mutationFn: async () => null, meta: { success: 'Resolution removed' } }, 3);
  await expect.poll(() => toasts()).toEqual(['Resolution removed']);
  expect(succeed).toHaveBeenCalledOnce();
});

test('derives the success text from the result and the variables', async () => {
  const meta = { success: ({ width, height }: Size, name: string) => `${name}: ${width} × ${height}` };
  await mutate({ mutationFn: async () => ({ width: 1920, height: 1080 }), meta }, 'Full HD');
  await expect.poll(() => toasts()).toEqual(['Full HD: 1920 × 1080']);
});

test('shows no toast for a success without a text', async () => {
  await mutate({ mutationFn: async () => null }, 3);
  await mutate({ mutationFn: async () => null, meta: { success: 'Saved' } }, 3);
  await expect.poll(() => toasts()).toEqual(['Saved']);
});

test("shows the error's own toast on failure", async () => {
  const fail = vi.spyOn(notify, 'error');
  const mutationFn = () => Promise.reject(new Error('advert already working'));
  await expect(mutate({ mutationFn, meta: { success: 'Started' } }, 3)).rejects.toThrow();
  await expect.poll(() => toasts()).toEqual(['advert already working']);
  expect(fail).toHaveBeenCalledOnce();
});

test.each([
  { hasForm: true, expected: ['Next of true'] },
  { hasForm: false, expected: ['Code 422, Look again', 'Next of false'] },
])('shows refused fields in a toast unless a form shows them: $hasForm', async ({ hasForm, expected }) => {
  const mutationFn = () => Promise.reject(new ValidationError('Look again', { name: ['Taken'] }));
  await expect(mutate({ mutationFn, meta: { hasForm } }, 3)).rejects.toThrow();
  await mutate({ mutationFn: async () => null, meta: { success: `Next of ${hasForm}` } }, 3);
  await expect.poll(() => toasts()).toEqual(expected);
});

/** Renders two lists and counts their fetches. All fetches after the first wait for `answer`. */
async function lists() {
  const client = createAppQueryClient();
  const reads = { resolution: 0, advert: 0 };
  const waiting: (() => void)[] = [];
  const observe = (name: keyof typeof reads) => {
    const queryFn = () => {
      reads[name] += 1;
      return reads[name] === 1 ? [] : new Promise<never[]>((resolve) => waiting.push(() => resolve([])));
    };
    const observer = new QueryObserver(client, { queryKey: [name, 'list'], queryFn });
    onTestFinished(observer.subscribe(() => {}));
  };
  observe('resolution');
  observe('advert');
  await expect.poll(() => client.isFetching()).toBe(0);
  return {
    client,
    reads,
    answer: () => {
      for (const each of waiting.splice(0)) each();
    },
  };
}

const meta = { invalidates: [{ queryKey: ['resolution', 'list'] }] };

test('keeps a mutation pending until the queries that it invalidates are refetched, and refetches no others', async () => {
  const { client, reads, answer } = await lists();
  const mutation = mutate({ mutationFn: async () => null, meta }, 3, client);
  await expect.poll(() => reads.resolution).toBe(2);
  expect(client.isMutating()).toBe(1);
  answer();
  await mutation;
  expect(client.isMutating()).toBe(0);
  expect(reads).toEqual({ resolution: 2, advert: 1 });
});

test('derives the queries to refetch from the variables', async () => {
  const { client, reads, answer } = await lists();
  const invalidates = (name: string) => [{ queryKey: [name, 'list'] }];
  const mutation = mutate({ mutationFn: async () => null, meta: { invalidates } }, 'advert', client);
  await expect.poll(() => reads.advert).toBe(2);
  answer();
  await mutation;
  expect(reads).toEqual({ resolution: 1, advert: 2 });
});

test('refetches after a failed mutation too, because it may have changed something', async () => {
  const { client, reads, answer } = await lists();
  const mutationFn = () => Promise.reject(new ApiError(0, 'Network error'));
  const failed = expect(mutate({ mutationFn, meta }, 3, client)).rejects.toThrow('Network error');
  await expect.poll(() => reads.resolution).toBe(2);
  answer();
  await failed;
});
