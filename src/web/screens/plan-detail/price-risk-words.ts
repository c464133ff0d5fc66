import type { WirePriceRisk } from '#contract/plan/content-shape.ts';
import type { WireMember } from '#contract/quote/shapes.ts';
import { type IsoDate, parseIsoDate } from '#domain/date.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { never } from '#domain/result.ts';
import type { Translate } from '#web/browser/text.tsx';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import type { ConditionNames } from '#web/plan-parts/people/conditions.ts';
import { memberKeyOf } from '#web/plan-parts/people/members.ts';
import type { CoveredWords } from '#web/plan-parts/people/people-words.ts';

type RiskWordsInput = {
  readonly t: Translate;
  readonly dateText: (date: IsoDate) => string;
  readonly words: CoveredWords;
  readonly members: readonly WireMember[];
  readonly conditions: ConditionNames;
};

/** One line of "What can still change this price". */
export function priceRiskWords(input: RiskWordsInput, risk: WirePriceRisk): string {
  const { t } = input;
  const { age = 0, years = 0, percent = 0, zone = 0, count = 0, days = 0 } = risk;
  switch (risk.kind) {
    case 'date-of-birth':
      return t('detail.change.birth', { name: nameOf(input, risk), age, change: changeText(t, risk) });
    case 'medical-cover':
      return t('detail.change.medical-cover', { cover: coverText(t, risk.sum_assured ?? 0) });
    case 'medical-age':
      return t('detail.change.medical-age', { name: nameOf(input, risk), age });
    case 'declared-condition':
      return t(`detail.change.condition.${risk.usual_outcome ?? 'medical'}`, { thing: thingOf(input, risk) });
    case 'riders':
      return t('detail.change.riders', { count });
    case 'longer-term':
      return t('detail.change.term', { years, amount: formatRupees(rupees(risk.saved ?? 0)) });
    case 'price-locked':
      return t('detail.change.locked', { years });
    case 'parents-zone':
      return t('detail.change.zone', { zone, change: changeText(t, risk) });
    case 'tax':
      return t('detail.change.tax', { percent, date: dateOf(input, risk), change: changeText(t, risk) });
    case 'live-price':
      return t('detail.change.live');
    case 'price-kept':
      return t('detail.change.kept', { days });
    default:
      return never(risk.kind);
  }
}

function memberOf({ members }: RiskWordsInput, { member }: WirePriceRisk): WireMember | undefined {
  return members.find((one) => memberKeyOf(one) === member);
}

function nameOf(input: RiskWordsInput, risk: WirePriceRisk): string {
  const member = memberOf(input, risk);
  return member ? input.words.name(member) : (risk.member ?? '');
}

function thingOf(input: RiskWordsInput, risk: WirePriceRisk): string {
  const member = memberOf(input, risk);
  const thing = input.conditions[risk.condition ?? 0] ?? input.t('detail.wait.unnamed');
  return member ? input.words.whose(member, thing) : thing;
}

function changeText(t: Translate, { change }: WirePriceRisk): string {
  if (change === undefined || change === null) return t('detail.change.none');
  const amount = formatRupees(rupees(Math.abs(change)));
  return t(change < 0 ? 'detail.change.less' : 'detail.change.more', { amount });
}

function dateOf({ dateText }: RiskWordsInput, { from = '' }: WirePriceRisk): string {
  const date = parseIsoDate(from);
  return date ? dateText(date) : from;
}
