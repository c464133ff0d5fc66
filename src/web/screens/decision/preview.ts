import type { WireShared } from '#contract/share/shapes.ts';
import type { Translate } from '#web/browser/text.tsx';
import type { Preview } from '#web/frame/document/document.ts';
import { amountText, peopleText, wholeCoverText } from './decision-texts.ts';

/** What a messenger shows of the page beside its address. */
export function previewOf(t: Translate, shared: WireShared): Preview {
  const { chosen } = shared;
  return {
    address: shared.shorturl,
    picture: `${shared.shorturl}/picture.png`,
    title: t('decision.preview.title', {
      plan: chosen.product_title,
      amount: amountText(chosen.premium),
    }),
    text: t('decision.preview.text', {
      cover: wholeCoverText(t, chosen),
      people: peopleText(t, shared),
    }),
  };
}
