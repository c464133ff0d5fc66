import type { CallAnswer } from '#contract/call/shapes.ts';
import { formatRupees, type Rupees } from '#domain/money.ts';
import { type PeopleWords, peopleWords } from '#web/forms/quote/people.ts';
import { paths } from '#web/paths.ts';
import { coverText } from '#web/plan-parts/cover-words.ts';
import { useDateText } from '#web/platform/dates.ts';
import { useSite } from '#web/platform/site.tsx';
import { type Translate, useText } from '#web/platform/text.tsx';
import { useTitle } from '#web/platform/title.ts';
import { useLoaded } from '#web/routing/use-page.ts';
import type { LedgerRow } from '#web/ui/ledger.tsx';
import { splitPlansPage } from './page.ts';
import { type Part, type Priced, type Way, type WayKind, waysOf } from './ways.ts';

type Scored = CallAnswer<'getScore'>;

export type LedgerView = {
  readonly kind: 'cheapest' | 'recommended' | 'both';
  readonly rows: readonly LedgerRow[];
  readonly total: Omit<LedgerRow, 'id'>;
};

export type WayView = {
  readonly kind: WayKind;
  readonly title: string;
  readonly text: string;
  readonly plans: number;
  readonly ledgers: readonly LedgerView[];
  readonly cheapest: string;
  readonly recommended: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
};

export type SplitPlans = {
  readonly title: string;
  readonly lede: string;
  readonly crn: string;
  readonly scoresShown: boolean;
  readonly ways: readonly WayView[];
  readonly pricedOn: string;
};

type Words = { readonly t: Translate; readonly people: PeopleWords };

function rowOf(part: Part, pick: Priced | undefined, { t, people }: Words): LedgerRow {
  const label = people.shortLine(part.members);
  if (!pick) return { id: part.block, label, note: noPick(part, t), amount: t('ui.price.none') };
  const { insurer_title: insurer, product_title: plan, sale } = pick.plan;
  const named = plan.includes(insurer) ? plan : t('split.plan', { plan, insurer });
  const note = sale === 'online' ? named : t('split.plan.offline', { plan: named });
  return { id: part.block, label, note, amount: formatRupees(pick.premium) };
}

function noPick(part: Part, t: Translate): string {
  return t(part.unpriced > 0 ? 'split.unpriced' : 'split.none');
}

const amountText = (amount: Rupees | undefined, t: Translate) =>
  amount === undefined ? t('split.total.none') : formatRupees(amount);

function ledgerOf(way: Way, kind: LedgerView['kind'], words: Words): LedgerView {
  const { t } = words;
  const pickOf = (part: Part) => (kind === 'recommended' ? part.recommended : part.cheapest);
  const total = kind === 'recommended' ? way.recommendedTotal : way.cheapestTotal;
  return {
    kind,
    rows: way.parts.map((part) => rowOf(part, pickOf(part), words)),
    total: {
      label: t(way.parts.length > 1 ? 'split.total' : 'split.total.one'),
      amount: amountText(total, t),
    },
  };
}

/** One ledger where the recommended plans are the cheapest ones, or none can be recommended. */
function ledgersOf(way: Way, words: Words): readonly LedgerView[] {
  const isSame = way.parts.every(({ cheapest, recommended }) => cheapest?.plan === recommended?.plan);
  if (isSame && way.recommendedTotal !== undefined) return [ledgerOf(way, 'both', words)];
  const hasAny = way.parts.some(({ recommended }) => recommended !== undefined);
  const cheapest = ledgerOf(way, 'cheapest', words);
  return hasAny ? [cheapest, ledgerOf(way, 'recommended', words)] : [cheapest];
}

function linksOf(way: Way, quoteId: string, { t, people }: Words): WayView['links'] {
  return way.parts.map(({ block, members }) => {
    const names = people.shortLine(members).toLowerCase();
    return {
      href: paths.results(block, quoteId),
      label: way.parts.length === 1 ? t('split.see') : t('split.see.for', { names }),
    };
  });
}

/** Everything the page says about one way. */
export function wayView(way: Way, quoteId: string, words: Words): WayView {
  const { t } = words;
  return {
    kind: way.kind,
    title: t(`split.${way.kind}`),
    text: t(`split.${way.kind}.text`),
    plans: way.parts.length,
    ledgers: ledgersOf(way, words),
    cheapest: amountText(way.cheapestTotal, t),
    recommended: amountText(way.recommendedTotal, t),
    links: linksOf(way, quoteId, words),
  };
}

function ledeOf({ score_data: [block] }: Scored, ways: number, t: Translate): string {
  if (!block) return t('split.empty.text');
  const { sum_assured, deductible } = block.uidata;
  const cover = coverText(t, sum_assured);
  return deductible === null
    ? t('split.lede', { cover, ways })
    : t('split.lede.topup', { cover, ways, deductible: coverText(t, deductible) });
}

export function useSplitPlans(): SplitPlans {
  const scored = useLoaded(splitPlansPage);
  const t = useText();
  const dateText = useDateText();
  const site = useSite();
  const words = { t, people: peopleWords(t) };
  const ways = waysOf(scored.score_data).map((way) => wayView(way, scored.quote_id, words));
  const title = t('split.title', { count: ways.length });
  useTitle(title);
  return {
    title,
    lede: ledeOf(scored, ways.length, t),
    crn: scored.quote_crn,
    scoresShown: scored.scores_shown,
    ways,
    pricedOn: dateText(site.pricesAsOf),
  };
}
