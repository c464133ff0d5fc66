import { useRouter } from '@tanstack/react-router';
import type { WireSplit } from '#contract/quote/split.ts';
import { isParent } from '#domain/person/relation.ts';
import { claimSizes } from '#domain/quote/large-claim.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useAnswer } from '#web/browser/network/use-answer.ts';
import { usePageWords } from '#web/browser/text.tsx';
import { relationOf } from '#web/forms/quote/people.ts';
import { useTitle } from '#web/page/title.ts';
import { useLoaded, useSearchOf } from '#web/page/use-page.ts';
import { paths, withSearch } from '#web/paths.ts';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { memberKeyOf } from '#web/plan-parts/people/members.ts';
import { names, sentence } from '#web/plan-parts/splits/split-text.ts';
import { splitTitle } from '#web/plan-parts/splits/split-words.ts';
import { allSplits } from './all-splits.ts';
import { askSplit } from './load.ts';
import { splitPlansPage } from './page.ts';
import { type QuoteSplitText, splitTextOf } from './quote-split-text.ts';
import { splitView } from './split-answer-words.ts';
import { type SplitOptions, searchOf, splitOptionsFrom } from './split-options.ts';

export type SplitScreen = ReturnType<typeof useSplitPlans>;

function ledeOf({ t, people, split }: QuoteSplitText): string {
  const all = split.members.map(memberKeyOf);
  const aged = (members: WireSplit['members']) => {
    const texts = members.map((member) => {
      const name = people.inline(memberKeyOf(member), all);
      const { age: years, age_in_months: months } = member;
      return years === 0 && months !== undefined
        ? t('split.aged.months', { name, months })
        : t('split.aged', { name, years });
    });
    const last = texts.pop() ?? '';
    return texts.length > 0 ? t('people.list.last', { list: texts.join(', '), last }) : last;
  };
  const isElder = (member: WireSplit['members'][number]) => isParent(relationOf(memberKeyOf(member)));
  const { city, parents_city: parentsCity, members } = split;
  const cityText =
    parentsCity === null
      ? t('split.people', { people: aged(members), city })
      : t('split.people.both', {
          family: aged(members.filter((member) => !isElder(member))),
          city,
          parents: aged(members.filter(isElder)),
          parentsCity,
        });
  return sentence(cityText);
}

function claimChoices({ t, people, split }: QuoteSplitText) {
  const all = split.members.map(memberKeyOf);
  return claimSizes.flatMap((size) =>
    split.claimants.map((id) => ({
      value: `${id} ${size}`,
      label: t('split.claim.of', {
        name: people.name(memberKeyOf({ id }), all),
        amount: coverText(t, split.amounts[size]),
      }),
    })),
  );
}

function aboveOf({ t, split }: QuoteSplitText) {
  const covers = split.ways.flatMap(({ policies }) =>
    policies.flatMap(({ plan }) => plan?.sum_assured ?? []),
  );
  const most = covers.length > 0 ? Math.max(...covers) : split.sum_assured;
  return { lead: t('split.above.lead', { cover: coverText(t, most) }), text: t('split.above.text') };
}

/** What was said to matter a lot, by which each way is chosen. */
function demandsIn({ t, split: { demands } }: QuoteSplitText): readonly string[] {
  if (demands.length === 0) return [];
  return [t('split.demands', { features: demands.map((item) => t(`demand.${item}`)).join('; ') })];
}

/** By what all in is counted, and where what can be borne is changed. */
function yearsOf({ t, split }: QuoteSplitText) {
  const { scores_shown: isShown, bearable, city, parents_city: parentsCity, block } = split;
  if (!isShown || block === null) return undefined;
  return {
    text: t('split.bearable', {
      amount: coverText(t, bearable.amount),
      guess: bearable.is_guess ? 'guess' : 'none',
    }),
    change: t('split.bearable.change'),
    href: paths.results(block, split.quote_id),
    places: parentsCity === null ? undefined : t('split.places', { city, parentsCity }),
  };
}

/** One a way of which somebody's policy has no plan with a price. */
function unsoldOf(text: QuoteSplitText): readonly string[] {
  return text.split.ways
    .filter(({ total }) => total === null)
    .map((row) => {
      const without = row.policies.filter(({ plan }) => plan === null);
      const ids = without.flatMap(({ members }) => members);
      return text.t('split.unsold', { way: splitTitle(text, row), names: names(text, ids) });
    });
}

/** Everything the page says and does, for both layouts. */
export function useSplitPlans() {
  const router = useRouter();
  const first = useLoaded(splitPlansPage);
  const options = splitOptionsFrom(useSearchOf(splitPlansPage));
  const { t, locale } = usePageWords();
  const dateText = useDateText();
  const keyOf = (of: SplitOptions) => `${locale}${withSearch('', searchOf(of, first.claimants[0]))}`;
  const splitOptions: SplitOptions = {
    claim: first.claim,
    claimant: first.claimant ?? '',
  };
  const answer = useAnswer({
    key: keyOf(options.claimant && !first.claimants.includes(options.claimant) ? splitOptions : options),
    first: { key: keyOf(splitOptions), value: first },
    ask: (api, how) => askSplit(api, first.quote_id, options, how),
  });
  const split = answer.value;
  const text = splitTextOf(t, split);
  const priced = split.ways.filter(({ total }) => total !== null);
  const title = t('split.title', {
    ways: priced.length,
    people: t('split.number', { count: split.members.length }),
  });
  useTitle(title);
  const go = (next: SplitOptions) =>
    router.history.replace(paths.splitPlans(split.quote_id, searchOf(next, split.claimants[0])));
  return {
    title,
    lede: [ledeOf(text), t(split.scores_shown ? 'split.own' : 'split.own.sound'), ...demandsIn(text)].join(
      ' ',
    ),
    split,
    ways: priced.map((row) => splitView(text, row, priced)),
    unsold: unsoldOf(text),
    claim: {
      label:
        split.deductible === null
          ? t('split.claim')
          : t('split.claim.topup', { deductible: coverText(t, split.deductible) }),
      value: `${options.claimant ?? split.claimant ?? ''} ${options.claim ?? 'within'}`,
      choices: claimChoices(text),
      choose: (value: string) => {
        const [claimant = '', size] = value.split(' ');
        go({ ...options, claimant, claim: claimSizes.find((one) => one === size) ?? 'within' });
      },
    },
    above: aboveOf(text),
    years: yearsOf(text),
    all: allSplits(text, priced),
    foot: t('split.foot', { date: dateText(split.priced_on), crn: split.quote_crn }),
    isWaiting: answer.isStale && answer.failure === undefined,
    failure: answer.failure?.message,
    again: answer.again,
  };
}
