import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { networkNear } from '#domain/catalogue/hospital.ts';
import { inLanguage, type Language } from '#domain/local-text.ts';
import type { Plan } from '#domain/offer/plan.ts';
import { serverIdOf } from '#domain/person/member-key.ts';
import type { Household } from '#domain/quote/recommendation.ts';
import type { WirePlan } from './shapes.ts';

export function networkToWire(
  { insurer }: Pick<Plan, 'insurer'>,
  catalogue: Catalogue,
  households: readonly Household[],
  language: Language,
): NonNullable<WirePlan['content']>['network'] {
  return households.map(({ pincode, members }) => {
    const { hospitals, settled } = networkNear(catalogue.hospitals, pincode, insurer.slug);
    const { cashless, excluded } = settled;
    const place = catalogue.placeOf(pincode);
    return {
      members: members.map(({ key }) => serverIdOf(key) ?? key),
      pincode,
      city: place ? inLanguage(place.district, language) : pincode,
      hospitals,
      cashless,
      excluded,
    };
  });
}
