import { effectiveCopayPercent } from '#domain/cover/copay.ts';
import type { Translate } from '#web/browser/text.tsx';

export type CopayTerms = { readonly copay_percent: number; readonly copay_from_age: number | null };

export type CopayText = { readonly value: string; readonly note: string; readonly care: boolean };

/** The share of every bill that the eldest of these people would bear, or from which entry age there is one. */
export function copayText(
  t: Translate,
  { copay_percent: percent, copay_from_age: from }: CopayTerms,
  eldestAge: number,
): CopayText {
  const applies = effectiveCopayPercent({ percent, fromAge: from ?? undefined }, eldestAge);
  if (applies > 0) {
    const note =
      from === null
        ? t('plan.copay.some.note', { percent: applies })
        : t('plan.copay.some.from', { percent: applies, age: from });
    return { value: t('plan.copay.some', { percent: applies }), note, care: true };
  }
  const note =
    percent > 0 && from !== null
      ? t('plan.copay.none.from', { percent, age: from })
      : t('plan.copay.none.note');
  return { value: t('plan.copay.none'), note, care: false };
}
