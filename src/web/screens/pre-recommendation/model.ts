import { useState } from 'react';
import type { WireOption } from '#contract/quote/importance/other-answers.ts';
import type { Importance, ScoreItem } from '#domain/cover/features.ts';
import { conditionId } from '#domain/ids.ts';
import { changeImportance, guessCause } from '#domain/judge/importance.ts';
import { areaOf } from '#domain/location/area.ts';
import { relations } from '#domain/person/relation.ts';
import { useText } from '#web/browser/text.tsx';
import { useTitle } from '#web/page/title.ts';
import { useLoaded } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { listOf } from '#web/plan-parts/address/list-place.ts';
import type { OwnHospital } from '#web/plan-parts/hospitals/own-hospitals.ts';
import { useLaterAnswers } from '#web/plan-parts/use-later-answers.ts';
import { type Four, stateWith } from './four.ts';
import type { Order } from './order.ts';
import { preRecommendationPage } from './page.ts';

export type Checklist = ReturnType<typeof useChecklist>;

const plansOf = ({ now }: Four) => now.map(({ slab_id, riders }) => [slab_id, ...riders].join()).join(' ');

/** Everything the checklist says and does. */
export function useChecklist() {
  const t = useText();
  const { order, four } = useLoaded(preRecommendationPage);
  const { quoteId, block } = order;
  const { change, pending, isBusy, failure, again } = useLaterAnswers(quoteId);
  /** The plans of now at the last press. */
  const [before, setBefore] = useState<string>();
  useTitle(t('check.page'));
  const answers = changeImportance(order.answers, pending.importance) ?? {};
  const { hospitals = [], ...features } = answers;
  const send: typeof change = (next) => {
    setBefore(plansOf(four));
    change(next);
  };
  const say = (item: ScoreItem, importance: Importance | undefined) =>
    send({ importance: { [item]: importance ?? null } });
  const nameHospital = ({ id, name, address, pincode }: OwnHospital) => {
    // Cards, plan pages and comparison tell of the hospitals that stand in the tab.
    void import('#web/plan-parts/hospitals/use-own-places.ts').then((places) =>
      places.nameHospital({ id, name, address, pincode }),
    );
    return send({ importance: { hospitals: [...hospitals, { id, pincode }] } });
  };
  const answer = (option: WireOption) => {
    if (option.kind === 'bearable') return send({ bearable: option.amount });
    if (option.kind === 'feature') return say(option.item, option.wanted ? 'HIGH' : 'LOW');
    return nameHospital(option.hospital);
  };
  return {
    quoteId,
    order,
    four,
    answers: features,
    count: Object.keys(features).length,
    say,
    answer,
    nameHospital,
    takeBack: (option: WireOption) => {
      if (option.kind === 'feature') return say(option.item, undefined);
      const area = option.kind === 'hospital' ? areaOf(option.hospital.pincode) : '';
      return send({ importance: { hospitals: hospitals.filter(({ pincode }) => areaOf(pincode) !== area) } });
    },
    /** How an option stands, with what was pressed and is not saved yet. */
    stateOf: (option: WireOption) => stateWith(option, { bearable: pending.bearable, answers }),
    /** What the last press came to; undefined before the first. */
    news:
      before === undefined || isBusy
        ? undefined
        : before === plansOf(four)
          ? ('still' as const)
          : ('changed' as const),
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
