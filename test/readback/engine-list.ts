import { ownShareOf } from '#domain/claim/common-stays.ts';
import { roundToTwoDigits } from '#domain/judge/years/rounded-years.ts';
import { inLanguage } from '#domain/local-text.ts';
import type { PickKind, PickName, PickScope, ScoredBlock, ScoredPlan } from '#domain/offer/plan.ts';
import type { Locale } from '#words/areas.ts';
import {
  cardOf,
  gainFigures,
  identityOf,
  type ListTruth,
  ridersOf,
  type Setting,
  settingOf,
  titleOf,
} from './engine-card.ts';
import type { ListFigures, NextFigures, PickFigures, TabFigures } from './shown-list.ts';

/** Cards of the list, and of those sold from more cover up, that come without being asked for. */
const first = { list: 20, apart: 3 } as const;

const maxNames = 2;
/** Things that the line between two cards names of each side. */
const mostInLine = 1;

export function listOf(truth: ListTruth): ListFigures {
  const { block, words, all, isDesktop, catalogue, steps } = truth;
  const { plans, requestedCover, notShown } = block;
  const at = settingOf(truth);
  const others = plans.filter(({ pick }) => pick === undefined);
  const atRequestedCover = others.filter(({ atAskedCover }) => atAskedCover);
  const waiting = atRequestedCover.filter(({ premium }) => premium.kind === 'pending');
  const settled = atRequestedCover.filter(({ premium }) => premium.kind !== 'pending');
  const apart = others.filter(({ atAskedCover }) => !atAskedCover);
  const list = all ? settled : settled.slice(0, first.list);
  const picks = plans.filter(({ pick }) => pick !== undefined).sort((a, b) => totalOf(a) - totalOf(b));
  const cards = (some: readonly ScoredPlan[]) => some.map((plan) => cardOf(plan, truth, at));
  const shownApart = all ? apart : apart.slice(0, first.apart);
  const awaited = [...picks, ...list, ...waiting, ...shownApart].filter(
    ({ premium }) => premium.kind === 'pending',
  );
  const hasPicks = picks.length > 0;
  const [only, ...beside] = [...picks, ...atRequestedCover];
  const isAlone = beside.length === 0 && (only?.atAskedCover || apart.length === 0);
  return {
    tabs: tabsOf(truth),
    covers: steps.map(({ sumInsured, from }) => ({
      cover: sumInsured,
      from,
      on: sumInsured === requestedCover,
    })),
    picksSaid: hasPicks ? Math.min(picks.length, 3) : undefined,
    picks: picks.map((plan, index) => ({
      ...pickOf(plan, picks[index - 1], truth, at),
      next:
        plan.recommended && index === 0 ? nextOf(plan, plans, { ...at, locale: words.locale }) : undefined,
      alone: isAlone,
      names: isAlone ? [] : namesOf(plan, block),
    })),
    near: hasPicks && !isAlone ? nearOf(plans, words.locale) : undefined,
    stillToCome: hasPicks && awaited.length > 0 ? awaited.length : undefined,
    title: { count: settled.length, cover: requestedCover },
    passes: { count: plans.length, of: catalogue.products.length, day: words.date(truth.today) },
    stays: at.stays.map(({ stay, total }) => ({
      title: inLanguage(stay.title, words.locale),
      bill: total,
      on: stay === at.stay?.stay,
    })),
    list: plans.length > 0 ? cards(list) : [],
    gains: list.map((plan, index) => {
      const before = list[index - 1];
      return before && !plan.neverBetter ? gainFigures(plan, before, at, at.stay, mostInLine) : undefined;
    }),
    more: list.length < settled.length ? plans.length : undefined,
    waiting: waiting.length > 0 ? { count: waiting.length, cards: cards(waiting) } : undefined,
    apart:
      apart.length > 0
        ? {
            from: Math.min(...apart.map(({ slab }) => slab.sumInsured)),
            count: apart.length,
            cards: cards(shownApart),
          }
        : undefined,
    missing:
      notShown.length > 0
        ? { count: notShown.length, of: catalogue.products.length, reasons: missingOf(block) }
        : undefined,
    filterCounts: isDesktop ? filterCountsOf(block) : undefined,
  };
}

const totalOf = ({ premium }: ScoredPlan): number => (premium.kind === 'quoted' ? premium.total : 0);

const isQuoted = ({ premium }: ScoredPlan): boolean => premium.kind === 'quoted';

function tabsOf({ blocks, block }: ListTruth): readonly TabFigures[] {
  const groups = [...new Set(blocks.map((one) => one.block.group))];
  return groups.map((group) => {
    const ofGroup = blocks.filter((one) => one.block.group === group);
    const whole = ofGroup.filter((one) => !one.block.id.startsWith('individual-'));
    const own = whole.length > 0 ? whole : ofGroup;
    const people = own.reduce((sum, one) => sum + one.block.members.length, 0);
    const priceOf = (isMeant: (plan: ScoredPlan) => boolean) =>
      own
        .map(({ plans }) => Math.min(...plans.filter(isQuoted).filter(isMeant).map(totalOf)))
        .reduce((sum, one) => sum + one, 0);
    // Where one of them recommends no plan none has a price.
    const from = priceOf(({ recommended }) => recommended);
    const isPriced = Number.isFinite(from);
    const isEach = isPriced && group === 'individual' && people > 1;
    const [first] = own.flatMap((one) => one.block.members);
    return {
      group,
      parent: group === 'parents' && people === 1 ? first?.relation : undefined,
      people: isEach ? undefined : people,
      policies: isPriced && !isEach && own.length > 1 ? own.length : undefined,
      from: isPriced ? from : undefined,
      on: group === block.block.group,
    };
  });
}

function pickOf(
  plan: ScoredPlan,
  before: ScoredPlan | undefined,
  { words }: ListTruth,
  at: Setting,
): Omit<PickFigures, 'alone' | 'names' | 'next'> {
  const { stay } = at;
  const own = (one: ScoredPlan) => stay && ownShareOf(one.slab, stay, at.eldest, at.existing);
  const covers = before && [plan, before].map(({ slab }) => slab.sumInsured);
  const isSameCover = new Set(covers).size === 1;
  const gain = before && isSameCover ? gainFigures(plan, before, at, stay) : undefined;
  return {
    ...identityOf(plan),
    premium: totalOf(plan),
    riders: ridersOf(plan, words),
    above: plan.slab.deductible,
    stay:
      before || !stay
        ? undefined
        : { title: inLanguage(stay.stay.title, words.locale), bill: stay.total, own: own(plan) ?? 0 },
    beside:
      before &&
      (gain ?? {
        extra: Math.max(0, totalOf(plan) - totalOf(before)),
        covers: isSameCover ? undefined : covers,
      }),
    own: own(plan),
    hundred: roundToTwoDigits(plan.years.oneInHundred),
    allIn: allInOf(plan),
  };
}

/** Near equals lie within this share of the least all in, or within these rupees a year: the larger. */
const near = { share: 0.02, rupees: 500 };

const allInOf = ({ allIn }: ScoredPlan): number => allIn?.total ?? Number.NaN;

function nextOf(
  best: ScoredPlan,
  plans: readonly ScoredPlan[],
  at: Setting & { readonly locale: Locale },
): NextFigures | undefined {
  const others = rivalsIn(plans.filter((plan) => plan !== best));
  const least = Math.min(...others.map(allInOf));
  const most = least + Math.max(near.share * least, near.rupees);
  const nearest = others.filter(({ nearEqual }) => nearEqual);
  const [next] = (nearest.length > 0 ? nearest : others.filter((plan) => allInOf(plan) <= most)).sort(
    (left, right) => totalOf(left) - totalOf(right) || right.score.totalTenths - left.score.totalTenths,
  );
  if (!next) return undefined;
  const extra = totalOf(next) - totalOf(best);
  const isSameCover = next.slab.sumInsured === best.slab.sumInsured;
  const costs =
    extra < 0 && nearest.length === 0 && isSameCover ? gainFigures(next, best, at, at.stay, 1) : undefined;
  return {
    title: titleOf(next, at.locale),
    extra,
    near: nearest.length > 0 && extra > 0,
    more: Math.max(0, -(costs?.less ?? 0)),
    worse: costs?.worse ?? [],
  };
}

/** Whose figure is the least of its list bears the name; where others have less, it is said of which plans it is true. */
function namesOf(plan: ScoredPlan, { plans }: ScoredBlock): readonly PickName[] {
  const quoted = plans.filter(isQuoted);
  const sound = quoted.filter((one) => one.sound);
  const order = (figures: readonly Figure[], one: ScoredPlan, other: ScoredPlan) =>
    figures.reduce((difference, figure) => difference || figure(one) - figure(other), 0);
  const nameOf = (title: PickName['title'], among: readonly ScoredPlan[], ...figures: readonly Figure[]) => {
    const ahead = among.filter((one) => order(figures, one, plan) < 0);
    return { title, scope: scopeOf(ahead, plans) };
  };
  const picks = sound.filter(({ pick }) => pick !== undefined && pick !== 'lowest');
  const isFirst = (...figures: readonly Figure[]) =>
    picks.toSorted((one, other) => order([...figures, totalOf, behind], one, other))[0] === plan;
  const isLeast = plans.every((one) => !one.nearEqual || allInOf(one) >= allInOf(plan));
  const leads: Readonly<Partial<Record<PickKind, PickName>>> = {
    lowest: nameOf('lowest', quoted, totalOf),
    balance: isLeast
      ? nameOf('best', quoted, allInOf)
      : { title: 'near', scope: scopeOf(closeTo(plans), plans) },
  };
  const lead = plan.pick && leads[plan.pick];
  return [
    ...(lead ? [lead] : []),
    ...(isFirst(totalOf, allInOf) ? [nameOf('cheapest', sound, totalOf)] : []),
    ...(isFirst(...badYears) ? [nameOf('strongest', sound, ...badYears)] : []),
  ];
}

type Figure = (plan: ScoredPlan) => number;
const behind: Figure = ({ score }) => -score.totalTenths;
const badYears: readonly Figure[] = [
  ({ years }) => roundToTwoDigits(years.oneInHundred),
  ({ years }) => roundToTwoDigits(years.oneInTwenty),
  ({ years }) => roundToTwoDigits(years.average),
];

/** Others that come as near to the least all in as near equals do, and are none. */
function closeTo(plans: readonly ScoredPlan[]): readonly ScoredPlan[] {
  const least = Math.min(...plans.filter(({ nearEqual }) => nearEqual).map(allInOf));
  const most = least + Math.max(near.share * least, near.rupees);
  return plans.filter((plan) => isQuoted(plan) && !plan.nearEqual && allInOf(plan) <= most);
}

/** These stand before the best: it is best of all without them, or of those that have what it has of the demands. */
function scopeOf(ahead: readonly ScoredPlan[], plans: readonly ScoredPlan[]): PickScope {
  const lacking = plans.find(({ recommended }) => recommended)?.unmet ?? [];
  const isShort = ({ unmet }: ScoredPlan) => unmet.some((item) => !lacking.includes(item));
  return ahead.length === 0 ? 'all' : ahead.every(isShort) ? 'demanded' : 'eligible';
}

/** Plans that could be picked: those that no other beats and no floor keeps out; where that leaves none, the unbeaten. */
function rivalsIn(plans: readonly ScoredPlan[]): readonly ScoredPlan[] {
  const unbeaten = plans.filter(({ premium, neverBetter }) => premium.kind === 'quoted' && !neverBetter);
  const eligible = unbeaten.filter(({ floor }) => floor === undefined);
  return eligible.length > 0 ? eligible : unbeaten;
}

function nearOf(plans: readonly ScoredPlan[], locale: Locale): ListFigures['near'] {
  const others = plans.filter(({ nearEqual, recommended }) => nearEqual && !recommended);
  const least = Math.min(...plans.filter(({ recommended }) => recommended).map(totalOf));
  const namedPlans = others.slice(0, maxNames).map((plan) => ({
    title: titleOf(plan, locale),
    allIn: allInOf(plan),
    extra: totalOf(plan) - least,
  }));
  return { scope: scopeOf(closeTo(plans), plans), count: others.length, named: namedPlans };
}

function missingOf({ notShown }: ScoredBlock): NonNullable<ListFigures['missing']>['reasons'] {
  const reasons = [...new Set(notShown.map(({ reason }) => reason))];
  return Object.fromEntries(
    reasons.map((reason) => [reason, notShown.filter((one) => one.reason === reason).length]),
  );
}

/** As the options are named in the form: what each would leave. */
function filterCountsOf({ filterCounts }: ScoredBlock): Readonly<Record<string, number>> {
  const { roomRent, preExistingWait, bonusBand, mustHave, brands } = filterCounts;
  const rows = Object.entries({ roomRent, preExistingWait, bonusBand, must: mustHave, brands });
  return Object.fromEntries(
    rows.flatMap(([name, counts]) => [...counts].map(([option, count]) => [`${name}.${option}`, count])),
  );
}
