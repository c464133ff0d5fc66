import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { networkNear } from '#domain/catalogue/hospital.ts';
import type { Language } from '#domain/local-text.ts';
import type { Plan } from '#domain/offer/plan.ts';
import type { Household } from '#domain/quote/recommendation.ts';
import { cityName, memberId } from '../quote/wire.ts';
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
    return {
      members: members.map(({ key }) => memberId(key)),
      pincode,
      city: cityName(catalogue, pincode, language),
      hospitals,
      cashless,
      excluded,
    };
  });
}
