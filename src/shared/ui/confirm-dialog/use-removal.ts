import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { type Question, useConfirm } from './confirm-context';

interface Removal<Item> extends Omit<UseMutationOptions<unknown, Error, Item>, 'mutationFn'> {
  question: (item: Item) => Pick<Question, 'title' | 'text'>;
  remove: (item: Item) => Promise<unknown>;
}

/**
 * Asks once, then removes.
 * @param removal `meta` names the toast after it and the queries that it makes out of date
 * @returns asks about an item; resolves when the question is answered, not when the item is gone
 */
export function useRemoval<Item>({ question, remove, ...options }: Removal<Item>): (item: Item) => Promise<void> {
  const confirm = useConfirm();
  const { mutate } = useMutation({ ...options, mutationFn: remove });
  return async (item) => {
    if (await confirm({ ...question(item), confirmLabel: 'Remove', danger: true })) mutate(item);
  };
}
