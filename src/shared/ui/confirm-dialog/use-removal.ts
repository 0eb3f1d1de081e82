import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { type Question, useConfirm } from './confirm-context';

interface Removal<Item> extends Omit<UseMutationOptions<unknown, Error, Item>, 'mutationFn'> {
  question: (item: Item) => Pick<Question, 'title' | 'text'>;
  remove: (item: Item) => Promise<unknown>;
}

/**
 * Removes an item after a confirmation.
 *
 * @param removal the mutation; its `meta` contains the success toast and the queries to invalidate
 * @returns a function that asks about an item; it resolves once the question is answered, not once the item is removed
 */
export function useRemoval<Item>({ question, remove, ...options }: Removal<Item>): (item: Item) => Promise<void> {
  const confirm = useConfirm();
  const { mutate } = useMutation({ ...options, mutationFn: remove });
  return async (item) => {
    if (await confirm({ ...question(item), confirmLabel: 'Remove', danger: true })) mutate(item);
  };
}
