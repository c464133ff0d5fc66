import { useEffect, useRef, useState } from 'react';
import type { WirePlan } from '#contract/plan/shapes.ts';
import type { WireYears } from '#contract/quote/years.ts';
import { roundToTwoDigits } from '#domain/judge/years/rounded-years.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { chosenOf } from '#web/plan-parts/choice/plan-choices.ts';
import { usePlanModel } from '../model.ts';

/** What the visitor may move. The values are those of the call. */
export type YearsOptions = Pick<WireYears, 'hospital' | 'stays' | 'health' | 'first_year'>;

export type OwnFigures = Pick<WirePlan['years'], 'nine_in_ten' | 'one_in_twenty' | 'one_in_hundred'>;

/** One bar: a plan with what it leaves to pay. */
export type YearsOfPlan = {
  readonly slabId: string;
  readonly premium: number | null;
  readonly own: OwnFigures;
  readonly withPremium: OwnFigures | undefined;
  readonly runsOut: number;
  /** What a super top-up leaves once the policy below it has ended. */
  readonly alone: OwnFigures | undefined;
};

type YearsState = {
  readonly options: YearsOptions;
  /** This plan first, then those to hold it against. */
  readonly plans: readonly YearsOfPlan[];
  /** A first year has the same figures once every wait is over. */
  readonly later: readonly YearsOfPlan[] | undefined;
};

export type YearsAhead = YearsState & {
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  readonly ask: (change: Partial<YearsOptions>) => void;
  /** A first year gets its figures after the waits, where they are not here yet. */
  readonly askLater: () => void;
};

const usual = { hospital: 'private', stays: 'usual', health: 'usual' } as const;

/** The years as the page was answered, and as they are once something is moved. The old figures leave while new ones are asked. */
export function useYears(): YearsAhead {
  const api = useApi();
  const { page, plan, riders } = usePlanModel();
  const { quoteId, block, slabId } = page.address;
  const firstOptions: YearsOptions = { ...usual, first_year: page.shownYear === 'first' };
  const first: YearsState = { options: firstOptions, plans: answeredPlans(plan), later: undefined };
  const [yearsState, setYearsState] = useState<YearsState>();
  const [wished, setWished] = useState(firstOptions);
  const [state, setState] = useState<'still' | 'busy' | 'failed'>('still');
  const latest = useRef(0);
  const plans = [{ slab_id: slabId, riders: riders.ids }, ...(plan.content?.beside ?? [])];
  const slab_ids = plans.map((one) => one.slab_id);
  const choices = chosenOf(plans);
  const call = async (options: YearsOptions) => {
    const { hospital, stays, health } = options;
    const answer = await api.call('getYears', {
      params: { quote_id: quoteId },
      body: {
        data: { block, slab_ids, hospital, stays, health, first_year: options.first_year, ...choices },
      },
    });
    const toYears = plan.deductible === null ? toYearsPlan : toYearsAbove;
    return answer.ok ? answer.value.plans.map(toYears) : undefined;
  };
  const ask = (change: Partial<YearsOptions>) => {
    const next = { ...wished, ...change };
    const turn = latest.current + 1;
    latest.current = turn;
    setWished(next);
    setState('busy');
    const later = next.first_year ? call({ ...next, first_year: false }) : Promise.resolve(undefined);
    void Promise.all([call(next), later]).then(([plans, after]) => {
      if (latest.current !== turn) return;
      if (plans) setYearsState({ options: next, plans, later: after });
      // The figures stay those of the choice before, so the choice does too.
      else setWished(yearsState?.options ?? firstOptions);
      setState(plans ? 'still' : 'failed');
    });
  };
  const isMoved = yearsState !== undefined;
  const askLater = () => {
    if (isMoved || !firstOptions.first_year) return;
    const turn = latest.current;
    // Without them the bar is without stripes, and right.
    void call({ ...firstOptions, first_year: false }).then((later) => {
      if (later && latest.current === turn) setYearsState({ ...first, later });
    });
  };
  // What was moved is asked again with the riders once they have a price.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer for the page is what it goes by.
  useEffect(() => {
    if (isMoved) ask({});
  }, [page]);
  return {
    ...(yearsState ?? first),
    options: wished,
    isBusy: state === 'busy',
    hasFailed: state === 'failed',
    ask,
    askLater,
  };
}

type CountedPlan = WireYears['plans'][number];

function toYearsPlan({ slab_id, premium, ...own }: CountedPlan): YearsOfPlan {
  const { own_share, with_premium, runs_out_in_1000 } = own;
  return {
    ...{ slabId: slab_id, premium, own: own_share, withPremium: with_premium ?? undefined },
    ...{ runsOut: runs_out_in_1000, alone: undefined },
  };
}

/** The policy that is held pays first. */
function toYearsAbove(plan: CountedPlan): YearsOfPlan {
  return plan.with_held
    ? { ...toYearsPlan({ ...plan, ...plan.with_held }), alone: plan.own_share }
    : toYearsPlan(plan);
}

function answeredPlans(plan: WirePlan): readonly YearsOfPlan[] {
  return [plan, ...(plan.content?.beside ?? [])].map((one) => ({
    slabId: one.slab_id,
    premium: one.premium,
    own: one.years,
    withPremium: one.premium === null ? undefined : added(one.years, one.premium),
    runsOut: one.years.runs_out_in_1000,
    alone: one === plan ? (plan.years_alone ?? undefined) : undefined,
  }));
}

function added({ nine_in_ten, one_in_twenty, one_in_hundred }: OwnFigures, premium: number): OwnFigures {
  return {
    nine_in_ten: roundToTwoDigits(nine_in_ten + premium),
    one_in_twenty: roundToTwoDigits(one_in_twenty + premium),
    one_in_hundred: roundToTwoDigits(one_in_hundred + premium),
  };
}
