import { useState } from 'react';
import type { WireTerms } from '#contract/purchase/shapes.ts';
import { useText } from '#web/browser/text.tsx';
import type { MessageId } from '#words/areas.ts';

/** The box for a price that is not the first one; ours alone, beside the server's consents. */
export const priceBox = 'new-price';

type TickedBoxes = Readonly<Record<string, boolean>>;

const missingWords: Readonly<Record<string, MessageId>> = {
  [priceBox]: 'terms.price.missing',
  terms: 'terms.missing.terms',
  declaration: 'terms.missing.declaration',
  'customer-information-sheet': 'terms.missing.customer-information-sheet',
};

export function missingBoxes(
  { consents }: Pick<WireTerms, 'consents'>,
  isNewPrice: boolean,
  ticked: TickedBoxes,
): readonly string[] {
  const required = consents.filter((consent) => consent.required).map(({ purpose }) => purpose);
  return [...(isNewPrice ? [priceBox] : []), ...required].filter((box) => ticked[box] !== true);
}

/** Every box starts unticked. That of a new price is ticked for that price alone. */
export function useBoxes(terms: WireTerms, isNewPrice: boolean) {
  const t = useText();
  const { total } = terms.price;
  const [acceptedTotal, setAcceptedTotal] = useState<number>();
  const [ticks, setTicks] = useState<TickedBoxes>({});
  const ticked: TickedBoxes = { ...ticks, [priceBox]: acceptedTotal === total };
  return {
    ticked,
    tick: (box: string, isTicked: boolean) => {
      if (box === priceBox) setAcceptedTotal(isTicked ? total : undefined);
      else setTicks((now) => ({ ...now, [box]: isTicked }));
    },
    /** The server's consents, each given or not. */
    consents: Object.fromEntries(terms.consents.map(({ purpose }) => [purpose, ticks[purpose] === true])),
    /** Required boxes that are not ticked, in page order. */
    missing: missingBoxes(terms, isNewPrice, ticked).map((field) => ({
      field,
      message: t(missingWords[field] ?? 'terms.missing.other'),
    })),
  };
}
