import type { WirePolicy, WireSplitRow } from '#contract/quote/split.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import type { MemberKey } from '#domain/person/member.ts';
import { figureOf } from '#web/forms/quote/people-figure.ts';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { memberKeyOf } from '#web/plan-parts/people/members.ts';
import { claimantName, keysOf, numberText, shortNames } from '#web/plan-parts/splits/split-text.ts';
import type { FigureName } from '#web/ui/icon.tsx';
import type { QuoteSplitText } from './quote-split-text.ts';

/** Who shares a cover, drawn and named, and what the claim leaves of it. */
export type LeftView = {
  readonly id: string;
  readonly figures: readonly FigureName[];
  readonly who: string;
  readonly amount: string;
  /** Nothing is left and nothing is refilled. */
  readonly isNothing: boolean;
  /** Shares of the cover, 0 to 1. */
  readonly remaining: number;
  readonly refill: number;
  readonly note: string;
  /** What of the claim itself stays with the family. */
  readonly own: string | undefined;
};

type Row = WirePolicy['left'][number];

function amountOf({ t }: QuoteSplitText, row: Row, separate: boolean): string {
  const [remaining, refill] = [coverText(t, row.left), coverText(t, row.refill)];
  if (!row.touched)
    return t(separate && row.members.length > 1 ? 'split.left.each' : 'split.left', { left: remaining });
  if (row.left === 0 && row.refill === 0) return t('split.left.none');
  if (row.left === 0) return t('split.left.refill.only', { refill });
  return row.refill === 0
    ? t('split.left', { left: remaining })
    : t('split.left.refill', { left: remaining, refill });
}

function whoOf(text: QuoteSplitText, row: Row, wireSplitRow: WireSplitRow): string {
  const { t, split } = text;
  if (row.members.length === split.members.length)
    return t('split.who.all', { count: numberText(text, row.members) });
  if (wireSplitRow.kind === 'separate' && !row.touched) {
    return t('split.who.others', { name: claimantName(text, split.claimant ?? '') });
  }
  return shortNames(text, row.members);
}

function noteOf({ t }: QuoteSplitText, row: Row, separate: boolean): string {
  const isShared = !separate && row.members.length > 1;
  if (!row.touched) {
    if (separate) return t('split.note.untouched.each');
    return t(isShared ? 'split.note.untouched' : 'split.note.untouched.one');
  }
  if (row.refill === 0) return t('split.note.none');
  return t(isShared ? 'split.note.refill' : 'split.note.refill.one');
}

export function rowsOf(text: QuoteSplitText, wireSplitRow: WireSplitRow): readonly LeftView[] {
  const { split } = text;
  const genderOf = (key: MemberKey) => split.members.find((one) => memberKeyOf(one) === key)?.gender;
  const separate = wireSplitRow.kind === 'separate';
  return wireSplitRow.policies.flatMap(({ left }) =>
    left.map((row) => {
      return {
        id: row.members.join(' '),
        figures: keysOf(row.members).map((key) => figureOf(key, genderOf)),
        who: whoOf(text, row, wireSplitRow),
        amount: amountOf(text, row, separate),
        isNothing: row.left + row.refill === 0,
        remaining: row.left / row.cover,
        refill: row.refill / row.cover,
        note: noteOf(text, row, separate),
        own: row.own > 0 ? text.t('split.own-part', { amount: formatRupees(rupees(row.own)) }) : undefined,
      };
    }),
  );
}
