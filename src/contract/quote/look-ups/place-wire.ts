import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { inLanguage, type Language } from '#domain/local-text.ts';
import type { Place } from '#domain/location/place.ts';
import { zoneOf } from '#domain/location/zone.ts';
import type { CallAnswer } from '../../call/shapes.ts';

/** Named in the visitor's language, with the city's id and what a form takes for the state. */
export function placeToWire(
  { pincode, district, state, alsoIn = [], isGuess }: Place,
  zones: Catalogue['zones'],
  language: Language,
): CallAnswer<'getPlace'> {
  return {
    pincode,
    city: inLanguage(district, language),
    state: inLanguage(state, language),
    city_id: pincode,
    state_id: state.en,
    zone: zoneOf(pincode, zones),
    also_in: alsoIn.map((each) => ({
      city: inLanguage(each.district, language),
      state: inLanguage(each.state, language),
      state_id: each.state.en,
    })),
    is_guess: isGuess === true,
  };
}
