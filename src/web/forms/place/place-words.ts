import { isArmyCode } from '#domain/location/army-code.ts';
import type { Site } from '#web/browser/site.tsx';
import type { Translate } from '#web/browser/text.tsx';
import type { ParentValues } from '#web/forms/quote/spoken-words.ts';
import type { FieldError } from '#web/ui/error-summary.tsx';

type Mode = Site['locationMode'];

/** What is wrong with a place: of cities nobody is told of a pincode. */
export const wrongPlace = (t: Translate, mode: Mode, input: string): Omit<FieldError, 'field'> => {
  if (mode === 'city') return { message: t('place.city.missing') };
  const message = t(isArmyCode(input) ? 'place.pincode.army' : 'place.pincode.wrong');
  return input.trim() === '' ? { message } : { message, topic: 'place' };
};

/** What the place of the parents is called. */
export const parentsPlace = (t: Translate, mode: Mode, whose: ParentValues): string =>
  t(mode === 'city' ? 'place.city.parents' : 'place.parents.pincode', whose);

/** Why the place of the parents is asked. */
export const parentsHint = (t: Translate, mode: Mode, whose: ParentValues): string =>
  t(mode === 'city' ? 'place.city.hint' : 'place.parents.hint', whose);
