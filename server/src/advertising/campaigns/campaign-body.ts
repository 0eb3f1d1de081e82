import { servingState } from '@preroll/rules/campaign/serving-reasons';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db } from '../../platform/db/database.ts';
import { timestampsOf } from '../../platform/records/record-body.ts';
import { readPreviews } from './campaign-previews.ts';
import type { CampaignRow } from './campaign-queries.ts';
import { readServing } from './campaign-serving.ts';

/** Converts campaigns to responses, in the same order, with one query for the sums of all. */
export async function describeCampaigns(db: Db, rows: CampaignRow[]): Promise<components['schemas']['Campaign'][]> {
  const [serving, previews] = await Promise.all([
    readServing(db, rows),
    readPreviews(
      db,
      rows.map(({ campaign }) => campaign.id),
    ),
  ]);

  return rows.map((row) => {
    const { campaign, ownerName, currency, format, group } = row;
    const known = serving.get(campaign.id);
    if (known === undefined) throw new Error('a campaign was asked for and is not there');
    const { used, adverts, limits, reasons } = known;
    return {
      id: campaign.id,
      name: campaign.name,
      owner_id: campaign.ownerId,
      owner_name: ownerName,
      group_id: campaign.groupId,
      group_name: group?.name ?? null,
      folder_id: campaign.folderId,
      status: campaign.status,
      serving_state: servingState(reasons),
      serving_reasons: reasons,
      format_id: campaign.formatId,
      format_name: format.name,
      format_kind: format.kind,
      vpaid_allowed: format.vpaidAllowed,
      video_limits: {
        min_duration: format.minDuration,
        max_duration: format.maxDuration,
        max_file_mb: format.maxFileMb,
        mime_types: format.mimeTypes,
      },
      pay_model: campaign.payModel,
      bid: campaign.bid,
      currency,
      start_date: campaign.startDate,
      end_date: campaign.endDate,
      timezone: campaign.timezone,
      pacing: campaign.pacing,
      limits,
      used: { cash: used.cash, shows: used.shows },
      used_all_time: { shows: used.showsAllTime },
      today: { shows: used.showsDay, clicks: used.clicksDay, spend: used.cashDay },
      advert_link: campaign.advertLink,
      url_marks: campaign.urlMarks,
      adverts_count: adverts.all,
      previews: previews.get(campaign.id) ?? [],
      version: campaign.version,
      ...timestampsOf(campaign),
    };
  });
}
