import type { RowData } from '@tanstack/react-table';
import { Fragment } from 'react';
import { SkeletonBlock, wordWidth } from '@/shared/ui/skeleton';
import { Card, CardFacts, Cards } from './card-styles';
import type { TableModel } from './columns';

interface SkeletonCardsProps<Row extends RowData> {
  table: TableModel<Row>;
  /** Expected number of cards, if known; limits the number of placeholders. */
  cards?: number;
}

const MAX_CARDS = 4;

/** Skeleton of the cards, with the same labelled columns. */
export function SkeletonCards<Row extends RowData>({ table, cards = 0 }: SkeletonCardsProps<Row>) {
  const [, ...columns] = table.getVisibleLeafColumns();
  const facts = columns.filter(({ columnDef }) => columnDef.meta?.card === undefined);
  const lines = (['head', 'note', 'figure'] as const).filter((place) =>
    columns.some(({ columnDef }) => columnDef.meta?.card === place),
  );
  return (
    <Cards aria-hidden>
      {Array.from({ length: Math.min(cards || MAX_CARDS, MAX_CARDS) }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <Card key={card}>
          <SkeletonBlock h="6" style={{ width: wordWidth(card) }} />
          {lines.map((place, line) => (
            <SkeletonBlock key={place} h="5" style={{ width: wordWidth(card + line) }} />
          ))}
          <CardFacts>
            {facts.map(({ id, columnDef: { header } }, fact) => (
              <Fragment key={id}>
                <dt>{typeof header === 'string' ? header : id}</dt>
                <dd>
                  <SkeletonBlock h="5" style={{ width: wordWidth(card * 2 + fact) }} />
                </dd>
              </Fragment>
            ))}
          </CardFacts>
        </Card>
      ))}
    </Cards>
  );
}
