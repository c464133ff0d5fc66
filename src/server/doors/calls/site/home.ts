import { firstPriceToWire, proofToWire } from '#contract/product/home-wire.ts';
import { quoteRequestFrom, refusedQuote } from '#contract/quote/request/request.ts';
import type { WireQuote } from '#contract/quote/shapes.ts';
import { dayInIndia } from '#domain/date.ts';
import { type Licence, licenceRules } from '#domain/offer/licence.ts';
import { defaultSumInsured } from '#domain/quote/sum-insured.ts';
import { ok } from '#domain/result.ts';
import type { Ports } from '#usecases/ports.ts';
import { firstPrice } from '#usecases/quoting/first-price.ts';
import { scoringNeeds } from '#usecases/quoting/score-quote.ts';
import { type Proof, showProof } from '#usecases/quoting/show-proof.ts';
import type { Handlers } from '../handlers.ts';
import type { CountStep } from './step-counter.ts';

/** What the start page shows: nothing of it is kept. */
export function homeHandlers(
  ports: Ports,
  licence: Licence,
  countStep: CountStep,
): Pick<Handlers, 'getFirstPrice' | 'getProof'> {
  const needs = scoringNeeds(ports, licence);
  let cached: { readonly of: string; readonly proof: Proof | undefined } | undefined;
  return {
    getFirstPrice: async ({ body }, context) => {
      const { sale, locale } = context;
      // No price asks for it, and nobody was asked.
      const gender = body.data.members.find(({ id }) => id === 'you')?.gender ?? 'FEMALE';
      const wire: WireQuote = {
        members: body.data.members.map((member) => ({ ...member, diseases: [], lifestyle: [] })),
        gender,
        product_type: 'INDEMNITY',
        medical_conditions: [],
        pincode: body.data.pincode,
        sum_assured: defaultSumInsured,
      };
      const quoteRequest = quoteRequestFrom(wire);
      if (!quoteRequest.ok) return quoteRequest;
      const price = await firstPrice(needs, sale.channel, quoteRequest.value);
      if (!price.ok) return { ok: false, failure: refusedQuote(wire, price.failure) };
      await countStep(context, { name: 'quote-begun', fields: { by: 'first-price' } });
      return ok(firstPriceToWire(price.value, locale, licenceRules[licence].mayAdvise));
    },
    getProof: async (_, { locale }) => {
      const catalogue = ports.catalogue.current();
      const of = `${catalogue.version} ${dayInIndia(ports.clock.now())}`;
      if (cached?.of !== of) cached = { of, proof: showProof(needs) };
      const { proof } = cached;
      return ok({
        proof: proof ? proofToWire(proof, locale) : null,
        plans: catalogue.products.length,
        insurers: catalogue.insurers.size,
      });
    },
  };
}
