import {
  type Hospital,
  type HospitalSettlement,
  settlementAt,
  settlements,
} from '../../catalogue/hospital.ts';
import { neverInTopUps } from '../../cover/features.ts';
import { areaOf } from '../../location/area.ts';
import { type BlockPick, pickOf } from '../../offer/block-pick.ts';
import { judgeBlock } from '../../offer/blocks.ts';
import { allInAsItIs } from '../../offer/choice/best-form.ts';
import type { LivePrices } from '../../offer/live-prices.ts';
import type { ScoredBlock } from '../../offer/plan.ts';
import { type PlansQuestion, type RatedBlock, withAnswers } from '../../offer/rated-blocks.ts';
import { mayHaveBirth } from '../../person/birth.ts';
import { type InPieces, mapInPieces } from '../../pieces.ts';
import type { BlockId } from '../../quote/block-id.ts';
import type { LaterAnswers } from '../../quote/later-answers.ts';
import { type Bearable, bearableChoices, usualBearable } from '../bearable.ts';
import { changeImportance } from '../importance.ts';
import { type Demand, meetsDemand } from '../verdict/demands.ts';

/** One thing that could be answered otherwise. */
export type AnswerOption =
  | { readonly kind: 'bearable'; readonly amount: Bearable }
  | { readonly kind: 'hospital'; readonly hospital: Hospital; readonly settlement: HospitalSettlement }
  | { readonly kind: 'feature'; readonly item: (typeof questionedItems)[number]; readonly wanted: boolean };

/** What another answer would change, all else as it stands. */
export type AnswerOutcome = {
  /** Plans that take the place of others. */
  readonly changes: readonly {
    readonly block: BlockId;
    readonly before: BlockPick;
    readonly after: BlockPick;
  }[];
  /** Rupees a year all in, by the sums that would then stand: the plans put forward then, over those of now. */
  readonly more: number;
  /** Nobody sells what would be demanded to any of them, or nobody whom we recommend does. */
  readonly lacking: 'nobody' | 'not-recommended' | undefined;
};

/** The plans go by the answer, said or guessed. */
export type AnswerState = 'answer' | 'guess' | undefined;

export type JudgedOption = {
  readonly option: AnswerOption;
  readonly state: AnswerState;
  /** Undefined of that by which the plans go now. */
  readonly outcome: AnswerOutcome | undefined;
};

export type JudgedQuestion = {
  readonly kind: (typeof questionKinds)[number];
  /** Whom it is about. */
  readonly blocks: readonly BlockId[];
  readonly options: readonly JudgedOption[];
};

export type OtherAnswers = {
  /** What is put forward now, by block. */
  readonly now: readonly { readonly block: BlockId; readonly pick: BlockPick }[];
  readonly questions: readonly JudgedQuestion[];
};

/** Features that are asked about: the first ones that can be told anything of these people, until there are four questions. */
export const questionedItems = ['maternity_cover', 'outpatient_benefits', 'room_rent', 'copay'] as const;
export const questionKinds = ['bearable', 'hospital', ...questionedItems] as const;

const mostQuestions = 4;
/** More would be a list to read. */
const mostHospitals = 3;

/** The blocks that somebody would buy together, one of which is looked at, with the live prices there are. */
type Situation = {
  readonly question: PlansQuestion;
  readonly together: readonly RatedBlock[];
  readonly looked: RatedBlock;
  readonly livePrices: LivePrices;
};

type Judged = { readonly rated: RatedBlock; readonly scored: ScoredBlock; readonly pick: BlockPick };

/**
 * The four questions whose answers change what is put forward, with what each other answer would: the same judge of the same
 * people by the answers as they would then stand.
 */
export function* otherAnswers(situation: Situation): InPieces<OtherAnswers> {
  const { question } = situation;
  const { request } = question;
  const now = judgeTogether(situation, question);
  const change = (answers: LaterAnswers) => ({ ...question, request: { ...request, ...answers } });
  const outcomes = new Map<string, AnswerOutcome>();
  const judged = ({ option, state, answers, alike = JSON.stringify(answers) }: OptionDraft): JudgedOption => {
    if (state !== undefined) return { option, state, outcome: undefined };
    const outcome = outcomes.get(alike) ?? outcomeOf(situation, now, change(answers), demandIn(option));
    outcomes.set(alike, outcome);
    return { option, state, outcome };
  };
  const drafts = [
    bearableQuestion(situation),
    hospitalQuestion(situation, now),
    ...featureQuestions(situation),
  ];
  const asking = drafts.flatMap((one) => one ?? []).slice(0, mostQuestions);
  const questions: JudgedQuestion[] = [];
  for (const { options, ...one } of asking)
    questions.push({ ...one, options: yield* mapInPieces(options, judged) });
  return { now: now.map(({ scored, pick }) => ({ block: scored.block.id, pick })), questions };
}

type OptionDraft = Pick<JudgedOption, 'option' | 'state'> & {
  readonly answers: LaterAnswers;
  /** The same for answers that come to the same. */
  readonly alike?: string;
};

type QuestionDraft = Pick<JudgedQuestion, 'kind' | 'blocks'> & { readonly options: readonly OptionDraft[] };

/** The amount of now with its neighbours: what is further off changes at least as much. */
function bearableQuestion({ question, together }: Situation): QuestionDraft {
  const { bearable = usualBearable, importance } = question.request;
  const state = question.request.bearable === undefined ? 'guess' : 'answer';
  return {
    kind: 'bearable',
    blocks: idsOf(together),
    options: bearableChoices.map((amount) => ({
      option: { kind: 'bearable', amount },
      state: amount === bearable ? state : undefined,
      answers: { bearable: amount, importance },
    })),
  };
}

/** Those near the people who are looked at; undefined where there is none. */
function hospitalQuestion(
  { question, together, looked }: Situation,
  now: readonly Judged[],
): QuestionDraft | undefined {
  const { catalogue, request } = question;
  const { facts } = looked;
  const { pincode } = facts.block;
  const area = areaOf(pincode);
  const near = catalogue.catalogue.hospitals.get(area) ?? [];
  const answer = near.filter((one) => one === facts.hospital);
  const others = near
    .filter((one) => one !== facts.hospital)
    .toSorted((a, b) => Number(b.pincode === pincode) - Number(a.pincode === pincode));
  if (near.length === 0) return undefined;
  const insurers = [...catalogue.catalogue.insurers.keys()];
  const there = together.filter((one) => areaOf(one.facts.block.pincode) === area);
  const plans = now.filter(({ rated }) => areaOf(rated.facts.block.pincode) === area);
  return {
    kind: 'hospital',
    blocks: idsOf(there),
    options: [...answer, ...others].slice(0, mostHospitals).map((hospital) => ({
      option: { kind: 'hospital', hospital, settlement: worstAt(hospital, plans) },
      state: hospital === facts.hospital ? 'answer' : undefined,
      answers: {
        ...request,
        importance: changeImportance(request.importance, {
          hospitals: [...(request.importance?.hospitals ?? []), hospital],
        }),
      },
      alike: `paid by ${insurers.filter((insurer) => settlementAt(hospital, insurer) === 'cashless').join()}`,
    })),
  };
}

/** How the plans of now pay there: the one that pays least. */
function worstAt(hospital: Hospital, plans: readonly Judged[]): HospitalSettlement {
  const waysToPay = plans.map(({ pick }) => settlementAt(hospital, pick.plan.insurer.slug));
  return settlements.findLast((one) => waysToPay.includes(one)) ?? 'reimbursement';
}

/** What no super top-up has is not asked of one, and of a birth nobody who can have none. */
function featureQuestions({ question, together }: Situation): readonly QuestionDraft[] {
  const { request } = question;
  return questionedItems.flatMap((item) => {
    const people = item === 'maternity_cover' ? together.filter(mayBear) : together;
    if (people.length === 0 || (request.productType === 'super-top-up' && neverInTopUps.has(item))) return [];
    const importance = request.importance?.[item];
    const options = [true, false].map((isYes): OptionDraft => {
      const state = importance === undefined ? 'guess' : 'answer';
      return {
        option: { kind: 'feature', item, wanted: isYes },
        state: (importance === 'HIGH') === isYes ? state : undefined,
        answers: {
          ...request,
          importance: changeImportance(request.importance, { [item]: isYes ? 'HIGH' : 'LOW' }),
        },
      };
    });
    return [{ kind: item, blocks: idsOf(people), options }];
  });
}

const mayBear = ({ facts }: RatedBlock) => mayHaveBirth(facts.block.members);
const idsOf = (rated: readonly RatedBlock[]) => rated.map(({ facts }) => facts.block.id);

function judgeTogether({ together, livePrices }: Situation, question: PlansQuestion): readonly Judged[] {
  return together.flatMap((one) => {
    const rated = withAnswers(question, one);
    const scored = judgeBlock(question, rated, livePrices);
    const pick = pickOf(scored);
    return pick ? [{ rated, scored, pick }] : [];
  });
}

function outcomeOf(
  situation: Situation,
  now: readonly Judged[],
  question: PlansQuestion,
  demand: Demand | undefined,
): AnswerOutcome {
  const then = judgeTogether(situation, question);
  const pairs = now.flatMap((before) => {
    const after = then.find(({ scored }) => scored.block.id === before.scored.block.id);
    return after ? [{ before: before.pick, after }] : [];
  });
  const changed = pairs.filter(({ before, after }) => idOf(before) !== idOf(after.pick));
  return {
    changes: changed.map(({ before, after }) => ({
      block: after.scored.block.id,
      before,
      after: after.pick,
    })),
    more: changed.reduce((sum, { before, after }) => sum + moreThan(before, after), 0),
    lacking: demand && lackingIn(then, demand),
  };
}

const idOf = ({ plan: { slab, choice } }: BlockPick) =>
  [slab.id, ...choice.riders.map(({ id }) => id)].join();

/** Both by the sums that would then stand. */
function moreThan({ plan, premium }: BlockPick, { rated, pick }: Judged): number {
  return pick.allIn - allInAsItIs(rated.facts, plan, premium).total;
}

function demandIn(option: AnswerOption): Demand | undefined {
  if (option.kind === 'hospital') return 'hospital';
  return option.kind === 'feature' && option.wanted ? option.item : undefined;
}

/** Undefined where one of the plans put forward has it. */
function lackingIn(then: readonly Judged[], demand: Demand): AnswerOutcome['lacking'] {
  const judged = then.filter(({ scored }) => scored.demands.includes(demand));
  if (judged.some(({ rated, pick }) => meetsDemand(pick.plan, demand, rated.facts))) return undefined;
  return judged.some(({ scored }) => scored.plans.some(({ unmet }) => !unmet.includes(demand)))
    ? 'not-recommended'
    : 'nobody';
}
