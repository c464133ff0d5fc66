import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { inLanguage, type Language } from '#domain/local-text.ts';
import type { Quote } from '#domain/quote/quote.ts';
import type { CallAnswer } from '../../call/shapes.ts';
import { bearableToWire } from '../bearable/wire.ts';
import { importanceToWire } from '../importance/wire.ts';
import { memberToWire, wireProductTypes } from '../wire.ts';

type QuoteAnswers = CallAnswer<'getQuote'>;

type QuoteAnswersNeeds = {
  readonly catalogue: Catalogue;
  readonly language: Language;
  readonly next: QuoteAnswers['next'];
};

/** A quote's own answers, places and illnesses by their names. */
export function quoteAnswersToWire(
  { id, crn, request }: Quote,
  { catalogue, language, next }: QuoteAnswersNeeds,
): QuoteAnswers {
  const placeOf = (pincode: string): QuoteAnswers['place'] => {
    const place = catalogue.placeOf(pincode);
    return {
      pincode,
      city: place ? inLanguage(place.district, language) : '',
      state: place ? inLanguage(place.state, language) : '',
    };
  };
  const had = new Set(request.members.flatMap(({ conditions }) => conditions));
  return {
    quote_id: id,
    quote_crn: crn,
    members: request.members.map(memberToWire),
    gender: request.genderOfYou ?? null,
    place: placeOf(request.pincode),
    parents_place: request.parentsPincode === undefined ? null : placeOf(request.parentsPincode),
    conditions: catalogue.conditions
      .filter((condition) => had.has(condition.id))
      .map((condition) => ({ id: condition.id, name: inLanguage(condition.name, language) })),
    product_type: wireProductTypes[request.productType],
    sum_assured: request.sumInsured,
    existing_sa: request.existingSumInsured ?? null,
    previousPolicy: request.existingSumInsured !== undefined,
    existingSA: request.existingSumInsured ?? null,
    deductible: request.deductible ?? null,
    bearable: bearableToWire(request.bearable),
    importance: importanceToWire(request.importance),
    next,
  };
}
