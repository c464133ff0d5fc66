import type { AnswerOutcome, JudgedOption, OtherAnswers } from '#domain/judge/alternatives/other-answers.ts';
import type { Language } from '#domain/local-text.ts';
import type { BlockPick } from '#domain/offer/block-pick.ts';
import type { BlockId } from '#domain/quote/block-id.ts';
import type { Quote } from '#domain/quote/quote.ts';
import { titleWithRiders } from '../../plan/riders-wire.ts';
import type { WireOption, WireOtherAnswers } from './other-answers.ts';

export type OtherAnswersAnswer = OtherAnswers & {
  readonly quote: Pick<Quote, 'id'>;
  readonly block: BlockId;
  readonly mayShowScores: boolean;
  readonly language: Language;
};

export function otherAnswersToWire({
  quote,
  block,
  now,
  questions,
  mayShowScores,
  language,
}: OtherAnswersAnswer): WireOtherAnswers {
  return {
    quote_id: quote.id,
    block,
    now: now.map(({ block: id, pick }) => ({ ...planToWire(id, pick, language), all_in: pick.allIn })),
    questions: mayShowScores
      ? questions.map(({ kind, blocks, options }) => ({
          kind,
          blocks: [...blocks],
          options: options.map((one) => optionToWire(one, language)),
        }))
      : [],
  };
}

function optionToWire({ option, state, outcome }: JudgedOption, language: Language): WireOption {
  const judged = { state: state ?? null, outcome: outcome ? outcomeToWire(outcome, language) : null };
  if (option.kind !== 'hospital') return { ...option, ...judged };
  const { kind, settlement } = option;
  const { id, name, address, pincode } = option.hospital;
  return { kind, hospital: { id, name, address, pincode }, settlement, ...judged };
}

function outcomeToWire({ changes, more, lacking }: AnswerOutcome, language: Language): WireOption['outcome'] {
  return {
    changes: changes.map(({ block, before, after }) => ({
      ...planToWire(block, after, language),
      premium_more: after.premium - before.premium,
    })),
    more,
    lacking: lacking ?? null,
  };
}

function planToWire(block: BlockId, { plan, premium }: BlockPick, language: Language) {
  const { slab, product, choice } = plan;
  return {
    block,
    slab_id: slab.id,
    product_slug: product.slug,
    title: titleWithRiders(plan, language),
    riders: choice.riders.map(({ id }) => id),
    premium,
  };
}
