import type { ProductType, QuoteRequest } from './quote.ts';

/** The types of product that a quote lists, its own first: a policy that is held does not take full plans away. */
export function listedTypes({ productType }: Pick<QuoteRequest, 'productType'>): readonly ProductType[] {
  return productType === 'super-top-up' ? ['super-top-up', 'indemnity'] : ['indemnity'];
}

/** The same question asked of products of one type; undefined where the quote does not list them. */
export function requestFor(request: QuoteRequest, productType: ProductType): QuoteRequest | undefined {
  if (productType === request.productType) return request;
  if (!listedTypes(request).includes(productType)) return undefined;
  return { ...request, productType, deductible: undefined };
}
