import type { CallAnswer } from '#contract/call/shapes.ts';
import type { WireOption, WireOtherAnswers, WireQuestion } from '#contract/quote/importance/other-answers.ts';
import type { Bearable } from '#domain/judge/bearable.ts';
import type { ImportanceAnswers } from '#domain/judge/importance.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import type { MemberKey } from '#domain/person/member.ts';
import type { BlockId } from '#domain/quote/block-id.ts';
import type { Translate } from '#web/browser/text.tsx';
import { peopleWords } from '#web/forms/quote/people.ts';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { memberKeyOf } from '#web/plan-parts/people/members.ts';

/** The plans of now and the questions, with the people whom they are about. */
export type Four = Pick<WireOtherAnswers, 'now' | 'questions'> & {
  readonly people: Readonly<Partial<Record<BlockId, readonly MemberKey[]>>>;
  /** Where those live who are looked at. */
  readonly city: { readonly id: string; readonly name: string };
};

export function fourOf(answers: WireOtherAnswers, { score_data: blocks }: CallAnswer<'getScore'>): Four {
  const { now, questions, block } = answers;
  const people = blocks.map(({ block: id, uidata }) => [id, uidata.members.map(memberKeyOf)] as const);
  const city = blocks.find((one) => one.block === block)?.uidata.city ?? { id: '', name: '' };
  return { now, questions, people: Object.fromEntries(people), city };
}

/** How an option stands, with what was pressed and is not on the page yet. */
export function stateWith(
  option: WireOption,
  { bearable, answers }: { readonly bearable: Bearable | undefined; readonly answers: ImportanceAnswers },
): WireOption['state'] {
  switch (option.kind) {
    case 'bearable':
      if (bearable === undefined) return option.state;
      return option.amount === bearable ? 'answer' : null;
    case 'hospital':
      return answers.hospitals?.some(({ id }) => id === option.hospital.id) ? 'answer' : null;
    case 'feature': {
      const importance = answers[option.item];
      if ((importance === 'HIGH') !== option.wanted) return null;
      return importance === undefined ? 'guess' : 'answer';
    }
  }
}

type Outcome = NonNullable<WireOption['outcome']>;

/** What some of the other answers to a question would do, and for how many rupees a year more; undefined for none. */
export type OutcomeLine = {
  readonly answers: string;
  readonly text: string;
  readonly more: number | undefined;
};

const mostChanges = 2;

/** The word of an answer, on its button and in a sentence. */
export function optionName(t: Translate, option: WireOption): string {
  switch (option.kind) {
    case 'bearable':
      return coverText(t, option.amount);
    case 'hospital':
      return option.hospital.name;
    case 'feature':
      return t(option.wanted ? 'check.yes' : 'check.no');
  }
}

/**
 * What other answers change, the nearest first and alike ones together, at most two; then, in one line, what changes
 * nothing and why.
 */
export function outcomeLines(t: Translate, four: Four, { options }: WireQuestion): readonly OutcomeLine[] {
  const at = options.findIndex(({ state }) => state !== null);
  const others = options
    .map((option, index) => ({ option, away: at < 0 ? 0 : Math.abs(index - at) }))
    .toSorted((a, b) => a.away - b.away)
    .flatMap(({ option }) =>
      option.outcome ? [{ name: optionName(t, option), option, outcome: option.outcome }] : [],
    );
  const changing = others.filter(({ outcome }) => outcome.changes.length > 0);
  const lines = new Map<string, OutcomeLine>();
  for (const { name, outcome } of changing) {
    const text = changeText(t, four, outcome);
    const line = lines.get(`${text} ${outcome.more}`);
    const answers = line ? t('check.or', { list: line.answers, next: name }) : name;
    lines.set(`${text} ${outcome.more}`, { answers, text, more: outcome.more });
  }
  const changeLines = [...lines.values()].slice(0, mostChanges);
  const still = others.filter(({ outcome }) => outcome.changes.length === 0);
  const unsold = lackings.flatMap((lacking) => {
    const names = still.filter(({ outcome }) => outcome.lacking === lacking).map(({ name }) => name);
    return names.length > 0
      ? [{ answers: listed(t, names), text: t(`check.lacking.${lacking}`), more: undefined }]
      : [];
  });
  if (still.length === 0 || changeLines.length + unsold.length > 0) return [...changeLines, ...unsold];
  const any = at < 0 ? t('check.any') : t('check.any.other');
  const answers =
    still.length > 1
      ? any
      : listed(
          t,
          still.map(({ name }) => name),
        );
  const text = t(still.every(({ option }) => isWanted(option)) ? 'check.had' : 'check.nothing', {
    count: four.now.length,
  });
  return [{ answers, text, more: undefined }];
}

const lackings = ['nobody', 'not-recommended'] as const;

const listed = (t: Translate, names: readonly string[]): string =>
  names.reduce((list, next) => t('check.or', { list, next }));

const isWanted = (option: WireOption) =>
  option.kind === 'hospital' || (option.kind === 'feature' && option.wanted);

/** "Kumaon Vatsal", with whose it is where there are several plans, and what it costs this year beside the one of now. */
function changeText(t: Translate, { now, people }: Four, { changes }: Outcome): string {
  const plans = changes
    .map(({ block, title }) =>
      now.length > 1 ? t('check.plan.for', { title, who: whose(t, people[block]) }) : title,
    )
    .reduce((list, last) => t('people.list.last', { list, last }));
  const more = changes.reduce((sum, one) => sum + one.premium_more, 0);
  const premium = more > 0 ? 'more' : more < 0 ? 'less' : 'same';
  return t('check.change', { plans, premium, amount: formatRupees(rupees(Math.abs(more))) });
}

/** "you, spouse, 2 children", within a sentence. */
export function whose(t: Translate, keys: readonly MemberKey[] = []): string {
  const line = peopleWords(t).shortLine(keys);
  return line.charAt(0).toLowerCase() + line.slice(1);
}
