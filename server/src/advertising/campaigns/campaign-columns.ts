import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { campaigns } from '../../platform/db/schema.ts';

type Schemas = components['schemas'];
export type CampaignFields = Omit<Schemas['CampaignUpdate'], 'status' | 'version' | 'ads'>;

/** Maps the fields that users write; omitted fields are undefined and stay as they are. */
export const toCampaignColumns = <Body extends Partial<CampaignFields>>(body: Body) => ({
  name: body.name as Body['name'],
  advertLink: body.advert_link as Body['advert_link'],
  formatId: body.format_id as Body['format_id'],
  payModel: body.pay_model as Body['pay_model'],
  bid: body.bid as Body['bid'],
  groupId: body.group_id,
  folderId: body.folder_id,
  startDate: body.start_date,
  endDate: body.end_date,
  timezone: body.timezone,
  pacing: body.pacing,
  urlMarks: body.url_marks,
});

/** Maps a row to field names of the API. */
export const toCampaignFields = (row: Omit<typeof campaigns.$inferSelect, 'targeting'>) =>
  ({
    name: row.name,
    advert_link: row.advertLink,
    format_id: row.formatId,
    pay_model: row.payModel,
    bid: row.bid,
    group_id: row.groupId,
    folder_id: row.folderId,
    start_date: row.startDate,
    end_date: row.endDate,
    timezone: row.timezone,
    pacing: row.pacing,
    url_marks: row.urlMarks,
  }) satisfies CampaignFields;
