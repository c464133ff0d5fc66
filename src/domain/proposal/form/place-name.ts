import { inLanguage, type Language, type LocalText } from '#domain/local-text.ts';
import { normalisePincode } from '#domain/location/parse-pincode.ts';
import type { Place } from '#domain/location/place.ts';
import type { FormAnswers, FormName } from './fields.ts';

type PlaceOf = (pincode: string) => Place | undefined;

/** The form that asks for a pincode and the city that it stands for. */
const placeForm: FormName = 'proposerDetails';

function placeIn(form: FormName, { pincode }: FormAnswers, placeOf: PlaceOf): Place | undefined {
  return form === placeForm && typeof pincode === 'string' ? placeOf(normalisePincode(pincode)) : undefined;
}

/** The city of the pincode as the reader's language writes it; another one as it was typed. */
export function shownCity<Answers extends FormAnswers>(
  form: FormName,
  answers: Answers,
  placeOf: PlaceOf,
  language: Language,
): Answers {
  const place = placeIn(form, answers, placeOf);
  return place && answers.city === place.district.en
    ? { ...answers, city: inLanguage(place.district, language) }
    : answers;
}

/** The city of the pincode in each language; undefined where another one was typed. */
export function cityInAll(answers: FormAnswers, placeOf: PlaceOf): LocalText | undefined {
  const district = placeIn(placeForm, answers, placeOf)?.district;
  return district && Object.values(district).some((name) => name === answers.city) ? district : undefined;
}

/** The English name is kept, in whichever language it was shown: what an insurer is sent is the same for everybody. */
export function withEnglishCity(form: FormName, answers: FormAnswers, placeOf: PlaceOf): FormAnswers {
  const place = placeIn(form, answers, placeOf);
  const isOwn = place && Object.values(place.district).some((name) => name === answers.city);
  return isOwn ? { ...answers, city: place.district.en } : answers;
}
