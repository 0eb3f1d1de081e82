import type { Ref } from 'react';
import { formatDateTime, formatDateTimeIn } from '@/shared/lib/dates';
import { ChangeLine } from './change-line';
import type { TimelineEntry } from './timeline';
import { Changes, Head } from './timeline-styles';

interface TimelineItemProps {
  entry: TimelineEntry;
  zone: string | undefined;
  ref: Ref<HTMLLIElement> | undefined;
}

/** One entry of a `Timeline`. */
export function TimelineItem({ entry: { at, who, what, changes = [], action }, zone, ref }: TimelineItemProps) {
  const moment = new Date(at);
  const isKnown = !Number.isNaN(moment.getTime());
  const write = () => (zone === undefined ? formatDateTime(moment) : formatDateTimeIn(moment, zone));
  return (
    <li ref={ref} tabIndex={ref ? -1 : undefined}>
      <Head>
        {isKnown ? (
          <time dateTime={moment.toISOString()} translate="no">
            {write()}
          </time>
        ) : (
          <span>{String(at)}</span>
        )}{' '}
        <span>{what}</span>
        {who !== undefined && (
          <>
            <span> by </span>
            <strong translate="no">{who}</strong>
          </>
        )}
        {action}
      </Head>
      {changes.length > 0 && (
        <Changes>
          {changes.map((change) => (
            <ChangeLine key={change.field} {...change} />
          ))}
        </Changes>
      )}
    </li>
  );
}
