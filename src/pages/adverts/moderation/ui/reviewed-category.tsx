import { nameOfMainCategory } from '@preroll/rules/targeting/main-categories';
import type { Advert } from '@/entities/advert';
import { CategoryDialog } from '@/features/save-advert';
import { Button } from '@/shared/ui/button';

interface ReviewedCategoryProps {
  advert: Advert;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called before the dialog closes. */
  onSaved: (saved: Advert) => void;
}

/** The category of an advert under review, in a dialog where the reviewer can correct it. */
export function ReviewedCategory({ advert, isOpen, onOpenChange, onSaved }: ReviewedCategoryProps) {
  return (
    <>
      <span>{advert.category === null ? 'None' : nameOfMainCategory(advert.category)}</span>{' '}
      <Button size="sm" variant="ghost" aria-label="Correct the category" onClick={() => onOpenChange(true)}>
        Correct
      </Button>
      {isOpen && <CategoryDialog advert={advert} onSaved={onSaved} onClose={() => onOpenChange(false)} />}
    </>
  );
}
