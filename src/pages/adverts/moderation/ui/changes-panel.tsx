import { moderatedChanges } from '@preroll/rules/advert/moderated-changes';
import { useQuery } from '@tanstack/react-query';
import { type Advert, advertLabels, describeAdvertChange, toAdvertFields } from '@/entities/advert';
import { authorOf } from '@/entities/user';
import type { FieldChange } from '@/shared/api';
import { formatDate } from '@/shared/lib/dates';
import { styled } from '@/shared/theme';
import { ErrorState, failureOf } from '@/shared/ui/error-state';
import { FieldsSkeleton, Loading } from '@/shared/ui/skeleton';
import { sinceApprovalQuery } from '../api/since-approval-query';
import type { SinceApproval } from '../model/changes-since-approval';
import { ChangedValue } from './changed-value';

const Panel = styled('div', {
  base: {
    textStyle: 'small',
    '& h3': { textStyle: 'sub' },
    '& > p': { textStyle: 'caption', color: 'text.subtle', mb: '2' },
    '& dl > div': { borderTopWidth: 'hairline', py: '2.5' },
    '& dt': { textStyle: 'caption', color: 'text.subtle' },
    '& [data-quiet]': { color: 'text.muted' },
  },
});

/** Fields whose being unchanged is worth showing to a moderator. */
const compared = [
  'name',
  'creative',
  'marking_in_video',
  'advert_link',
  'title',
  'description',
  'additional_trackers',
  'icon',
] as const;

/** The moderated fields of a new advert that have a value. */
function fieldsOfNew(advert: Advert): FieldChange[] {
  const fields = toAdvertFields(advert);
  return moderatedChanges({}, fields).map((field) => ({
    field,
    old: null,
    new: fields[field as keyof typeof fields],
  }));
}

/** The changes since the last approval, or all values of an advert that was never approved. */
export function ChangesPanel({ advert }: { advert: Advert }) {
  const query = useQuery(sinceApprovalQuery(advert.id));
  const failure = failureOf(query);
  if (failure) return <ErrorState {...failure} />;
  return (
    <Panel>
      {query.data ? (
        <Changes advert={advert} since={query.data} />
      ) : (
        <Loading>
          <FieldsSkeleton fields={3} />
        </Loading>
      )}
    </Panel>
  );
}

function whenApproved({ isNew, approval }: SinceApproval): string {
  if (approval) return `Approved on ${formatDate(approval.created_at)} by ${authorOf(approval)}`;
  return isNew ? 'It has never been approved.' : 'It was approved before its history begins.';
}

function Changes({ advert, since }: { advert: Advert; since: SinceApproval }) {
  const { isNew, fields } = since;
  const shown = isNew ? fieldsOfNew(advert) : fields;
  const unchanged = isNew ? [] : compared.filter((name) => !fields.some(({ field }) => field === name));
  return (
    <>
      <h3>{isNew ? 'New advert' : 'Changed since approved'}</h3>
      <p>{whenApproved(since)}</p>
      <dl>
        {shown.map((change) => {
          const described = describeAdvertChange(change);
          return (
            <div key={change.field}>
              <dt>{described.field}</dt>
              <dd>
                {'done' in described ? (
                  described.done
                ) : isNew ? (
                  described.to
                ) : (
                  <ChangedValue from={described.from} to={described.to} />
                )}
              </dd>
            </div>
          );
        })}
        {unchanged.length > 0 && (
          <div>
            <dt>Not changed</dt>
            <dd data-quiet="">{unchanged.map((name) => advertLabels[name]).join(', ')}</dd>
          </div>
        )}
      </dl>
    </>
  );
}
