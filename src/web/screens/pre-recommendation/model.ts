import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Importance, ScoreItem } from '#domain/cover/features.ts';
import { conditionId } from '#domain/ids.ts';
import { guessCause, type ImportanceAnswers } from '#domain/judge/importance.ts';
import { relations } from '#domain/person/relation.ts';
import { useAnswer } from '#web/browser/network/use-answer.ts';
import { usePageWords, useText } from '#web/browser/text.tsx';
import { useTitle } from '#web/page/title.ts';
import { useLoaded, useSearchOf } from '#web/page/use-page.ts';
import { paths, withSearch } from '#web/paths.ts';
import {
  changeAnswer,
  importanceAddress,
  importanceKey,
  importanceOfAddress,
} from '#web/plan-parts/address/importance-address.ts';
import { listOf } from '#web/plan-parts/address/list-place.ts';
import { useLivePrices } from '#web/plan-parts/price/use-live-prices.ts';
import { askOrder } from './load.ts';
import { movesBetween, type Order, type OrderedPlan, orderOf, withLivePrices } from './order.ts';
import { preRecommendationPage } from './page.ts';

/** The last press, and the order that it changed. */
type Press = {
  readonly item: ScoreItem;
  readonly to: Importance | undefined;
  readonly before: readonly OrderedPlan[];
};

export type Checklist = ReturnType<typeof useChecklist>;

/** The address of the list as it was last shown, its filters included, with these answers. */
function listWith({ block, quoteId }: Order, importance: string | undefined): string {
  const href = listOf(quoteId, block)?.href ?? paths.results(block, quoteId);
  const [path = '', query] = href.split('?');
  const search = Object.fromEntries(new URLSearchParams(query));
  return withSearch(path, { ...search, [importanceKey]: importance });
}

/** Everything the checklist says and does. */
export function useChecklist() {
  const router = useRouter();
  const t = useText();
  const { locale } = usePageWords();
  const first = useLoaded(preRecommendationPage);
  const search = useSearchOf(preRecommendationPage);
  const answers = importanceOfAddress(search.importance);
  const keyOf = (answers: ImportanceAnswers) =>
    `${locale}/${first.quoteId}/${first.block}?${importanceAddress(answers) ?? ''}`;
  const [firstKey] = useState(() => keyOf(answers));
  const answer = useAnswer({
    key: keyOf(answers),
    first: { key: firstKey, value: first },
    ask: async (api, how) => {
      const result = await askOrder(api, first.quoteId, answers, how);
      return result.ok ? { ok: true, value: orderOf(result.value, first.block) ?? first } : result;
    },
  });
  const [press, setPress] = useState<Press>();
  useTitle(t('check.page'));
  const live = useLivePrices(answer.value.plans);
  const order = withLivePrices(answer.value, live);
  const say = (item: ScoreItem, importance: Importance | undefined) => {
    const next = changeAnswer(answers, item, importance);
    setPress({ item, to: importance, before: order.plans });
    const { quoteId, block } = first;
    router.history.replace(paths.checklist(block, quoteId, { importance: importanceAddress(next) }));
  };
  const now = press && (press.to ?? (answer.isStale ? undefined : order.importance[press.item]));
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
    moves: press && !answer.isStale ? movesBetween(press.before, order.plans) : [],
    isWaiting: answer.isStale && answer.failure === undefined,
    failure: answer.failure?.message,
    again: answer.again,
    listHref: listWith(order, importanceAddress(answers)),
    skipHref: listWith(order, undefined),
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
