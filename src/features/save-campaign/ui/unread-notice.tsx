import { targetingPathLabel } from '@/entities/targeting';
import { Banner } from '@/shared/ui/banner';
import type { EditedCampaign } from '../model/edited-campaign';

/** Lists the parts of the stored targeting that could not be read. They remain stored until the campaign is saved. */
export const UnreadNotice = ({ warnings }: Pick<EditedCampaign, 'warnings'>) =>
  warnings.length > 0 && (
    <Banner tone="warning" title="Some of the stored targeting could not be read">
      Saving replaces it with what the form shows.
      <ul>
        {warnings.map(({ field, message }) => (
          <li key={`${field} ${message}`}>{`${message} (${targetingPathLabel(field)})`}</li>
        ))}
      </ul>
    </Banner>
  );
