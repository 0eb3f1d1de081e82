import { Plus, X } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { styled } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { focusNeighbour } from '@/shared/ui/form';
import { IconButton } from '@/shared/ui/icon-button';
import { MoneyField } from '@/shared/ui/money-field';
import { blankLine, type DraftValues } from '../model/draft-form';

const MAX_LINES = 20;

const Rows = styled('div', { base: { display: 'grid', gap: '4', '& > button': { justifySelf: 'start' } } });

const Row = styled('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: '3',
    rowGap: '2',
    alignItems: 'end',
    minW: '0',
    border: 'none',
    p: '0',
    m: '0',
    '& > div:first-of-type': { gridColumn: '1 / -1' },
  },
});

/** The line items of an invoice: titles, and amounts including VAT. */
export function LinesField({ currency }: { currency: string }) {
  const { control } = useFormContext<DraftValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const rows = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);

  const removeAt = (index: number, { currentTarget }: MouseEvent<HTMLElement>) => {
    focusNeighbour(currentTarget, rows.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [], add.current);
    remove(index);
  };

  return (
    <Rows ref={rows}>
      {fields.map(({ id }, index) => (
        <Row key={id} aria-label={`Line ${index + 1}`}>
          <TextField name={`lines.${index}.title`} label="Title" required />
          <MoneyField name={`lines.${index}.total`} label="Amount with VAT" currency={currency} required />
          <IconButton
            data-remove=""
            label={`Remove line ${index + 1}`}
            icon={<X aria-hidden />}
            disabledReason={fields.length === 1 ? 'a document has a line' : undefined}
            onClick={(event) => removeAt(index, event)}
          />
        </Row>
      ))}
      <Button
        ref={add}
        variant="outline"
        size="sm"
        icon={<Plus aria-hidden />}
        disabledReason={fields.length >= MAX_LINES ? `At most ${MAX_LINES} lines` : undefined}
        onClick={() => append(blankLine)}
      >
        Add line
      </Button>
    </Rows>
  );
}
