import { chakra } from '@chakra-ui/react/styled-system';
import { Plus, X } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { firstTrackingEvent, trackingEventNames } from '@/entities/advert';
import { Button } from '@/shared/ui/button';
import { SelectField } from '@/shared/ui/field';
import { IconButton } from '@/shared/ui/icon-button';
import { UrlField } from '@/shared/ui/url-field';
import type { AdvertFormValues } from '../model/advert-form';

const MOST = 20;

const events = Object.entries(trackingEventNames).map(([value, label]) => ({ value, label }));

const Rows = chakra('div', { base: { display: 'grid', gap: '4', '& > button': { justifySelf: 'start' } } });

const Row = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr auto', sm: '10rem 1fr auto' },
    gap: '3',
    alignItems: 'end',
    border: 'none',
    p: '0',
    m: '0',
    '& > :first-of-type': { gridColumn: { base: '1 / -1', sm: 'auto' } },
  },
});

/** Addresses that are called when something happens in the player. */
export function TrackersField() {
  const { control } = useFormContext<AdvertFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'additional_trackers' });

  return (
    <Rows>
      {fields.map(({ id }, index) => (
        <Row key={id} aria-label={`Tracker ${index + 1}`}>
          <SelectField name={`additional_trackers.${index}.event`} label="Event" options={events} required />
          <UrlField name={`additional_trackers.${index}.url`} label="Tracker URL" secure required />
          <IconButton label={`Remove tracker ${index + 1}`} icon={<X aria-hidden />} onClick={() => remove(index)} />
        </Row>
      ))}
      <Button
        variant="outline"
        size="sm"
        icon={<Plus />}
        disabledReason={fields.length >= MOST ? `At most ${MOST} trackers` : undefined}
        onClick={() => append({ event: firstTrackingEvent, url: '' })}
      >
        Add a tracker
      </Button>
    </Rows>
  );
}
