/** Where the first price stands on the start page. */
export const firstPriceId = 'first-price';
