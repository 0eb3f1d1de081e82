import { targetingPathLabel } from '@/entities/targeting';
import { Banner } from '@/shared/ui/banner';
import type { EditedCampaign } from '../model/edited-campaign';

/** What is stored of the targeting and could not be read. It stays as it is until the campaign is saved. */
export const UnreadNotice = ({ warnings }: Pick<EditedCampaign, 'warnings'>) =>
  warnings.length > 0 && (
    <Banner tone="warning" title="Some of the stored targeting could not be read">
      Saving replaces it by what the form shows.
      <ul>
        {warnings.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {message} ({targetingPathLabel(field)})
          </li>
        ))}
      </ul>
    </Banner>
  );
