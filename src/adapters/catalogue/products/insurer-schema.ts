import * as v from 'valibot';
import type { Insurer } from '#domain/catalogue/catalogue.ts';
import { asId, type InsurerSlug } from '#domain/ids.ts';
import { filled, localTexts, slug, texts, textsOrNull, whole } from '../reading/value-schema.ts';

/** An insurer as its file states it, its claims administrators by id. */
export type RawInsurer = Omit<Insurer, 'tpas'> & { readonly tpas: readonly string[] };

export const insurerSchema: v.GenericSchema<unknown, RawInsurer> = v.strictObject({
  id: whole,
  slug: v.pipe(
    slug,
    v.transform((text) => asId<InsurerSlug>(text)),
  ),
  title: filled,
  mark: slug,
  phone: filled,
  capabilities: v.strictObject({
    bankDetailsFetch: v.boolean(),
    kycInNewTab: v.boolean(),
    ridersHiddenOnTerms: v.boolean(),
    bankNameChoices: textsOrNull,
    cisProposal: v.boolean(),
    areaFetch: v.boolean(),
    panEdit: v.boolean(),
  }),
  claimsProcess: localTexts,
  claimsUsps: localTexts,
  tpas: texts,
});
