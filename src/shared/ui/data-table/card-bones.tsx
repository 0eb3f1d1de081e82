import type { RowData } from '@tanstack/react-table';
import { Fragment } from 'react';
import { Bone, wordWidth } from '@/shared/ui/skeleton';
import { Card, Cards } from './card-styles';
import type { TableModel } from './columns';

interface CardBonesProps<Row extends RowData> {
  table: TableModel<Row>;
  cards?: number;
}

/** Cards that are on their way, with the facts that they will have. */
export function CardBones<Row extends RowData>({ table, cards = 4 }: CardBonesProps<Row>) {
  const [, ...facts] = table.getVisibleLeafColumns();
  return (
    <Cards aria-hidden>
      {Array.from({ length: cards }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
        <Card key={card}>
          <Bone h="5" style={{ width: wordWidth(card) }} />
          <dl>
            {facts.map(({ id, columnDef: { header } }, fact) => (
              <Fragment key={id}>
                <dt>{typeof header === 'string' ? header : id}</dt>
                <dd>
                  <Bone h="5" style={{ width: wordWidth(card * 2 + fact) }} />
                </dd>
              </Fragment>
            ))}
          </dl>
        </Card>
      ))}
    </Cards>
  );
}
