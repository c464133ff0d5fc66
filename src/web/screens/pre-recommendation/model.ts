import { useState } from 'react';
import type { Importance, ScoreItem } from '#domain/cover/features.ts';
import { conditionId } from '#domain/ids.ts';
import { changeImportance, guessCause } from '#domain/judge/importance.ts';
import { relations } from '#domain/person/relation.ts';
import { useText } from '#web/browser/text.tsx';
import { useTitle } from '#web/page/title.ts';
import { useLoaded } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { listOf } from '#web/plan-parts/address/list-place.ts';
import { useLivePrices } from '#web/plan-parts/price/use-live-prices.ts';
import { useLaterAnswers } from '#web/plan-parts/use-later-answers.ts';
import { movesBetween, type Order, type OrderedPlan, withLivePrices } from './order.ts';
import { preRecommendationPage } from './page.ts';

/** The last press, and the order that it changed. */
type Press = {
  readonly item: ScoreItem;
  readonly to: Importance | undefined;
  readonly before: readonly OrderedPlan[];
};

export type Checklist = ReturnType<typeof useChecklist>;

/** Everything the checklist says and does. */
export function useChecklist() {
  const t = useText();
  const loadedOrder = useLoaded(preRecommendationPage);
  const { quoteId, block } = loadedOrder;
  const { change, pending, isBusy, failure, again } = useLaterAnswers(quoteId);
  const [press, setPress] = useState<Press>();
  useTitle(t('check.page'));
  const live = useLivePrices(loadedOrder.plans);
  const order = withLivePrices(loadedOrder, live);
  const answers = changeImportance(loadedOrder.answers, pending.importance) ?? {};
  const say = (item: ScoreItem, importance: Importance | undefined) => {
    setPress({ item, to: importance, before: order.plans });
    change({ importance: { [item]: importance ?? null } });
  };
  const now = press && (press.to ?? (isBusy ? undefined : order.importance[press.item]));
  return {
    order,
    answers,
    count: Object.keys(answers).length,
    say,
    /** What the last press changed; undefined before the first. */
    pressed: press && {
      item: press.item,
      now,
      isDemand: press.to === 'HIGH',
    },
    moves: press && !isBusy ? movesBetween(press.before, order.plans) : [],
    isWaiting: isBusy,
    failure: failure?.message,
    again,
    listHref: listOf(quoteId, block)?.href ?? paths.results(block, quoteId),
  };
}

/** Why a feature is guessed to matter as it does. */
export type GuessWhy = 'illness' | 'none' | 'parents' | 'shared' | 'birth' | undefined;

export function whyGuessed({ members, block }: Order, item: ScoreItem): GuessWhy {
  const people = members.flatMap(({ person, diseases }) => {
    const relation = relations.find((one) => one === person);
    return relation ? [{ relation, conditions: diseases.map(conditionId) }] : [];
  });
  const cause = guessCause(item, people);
  if (cause !== undefined) return cause;
  if (item === 'pre_existing') return 'none';
  if (item === 'maternity_cover') return 'birth';
  const shares = members.length > 1 && !block.startsWith('individual');
  return item === 'restore_benefits' && shares ? 'shared' : undefined;
}
