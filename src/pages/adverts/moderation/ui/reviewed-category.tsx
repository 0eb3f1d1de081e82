import { nameOfMainCategory } from '@preroll/rules/targeting/main-categories';
import { useState } from 'react';
import type { Advert } from '@/entities/advert';
import { CategoryDialog } from '@/features/save-advert';
import { Button } from '@/shared/ui/button';

interface ReviewedCategoryProps {
  advert: Advert;
  onSaved: (saved: Advert) => void;
}

/** The category of an advert under review, which its reviewer can correct. */
export function ReviewedCategory({ advert, onSaved }: ReviewedCategoryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <span>{advert.category === null ? 'None' : nameOfMainCategory(advert.category)}</span>{' '}
      <Button size="sm" variant="ghost" aria-label="Correct the category" onClick={() => setOpen(true)}>
        Correct
      </Button>
      {isOpen && <CategoryDialog advert={advert} onSaved={onSaved} onClose={() => setOpen(false)} />}
    </>
  );
}
