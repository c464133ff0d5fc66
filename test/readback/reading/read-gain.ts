import { scoreItems } from '#domain/cover/features.ts';
import type { MessageId } from '#words/areas.ts';
import { messages } from '#words/en/gains.ts';
import type { GainFigures, ThingFigures } from '../shown-list.ts';
import { rupeesIn, type Sentences } from './sentences.ts';

const leads = [
  'gain.more.buys.stay',
  'gain.more.stay',
  'gain.more.buys',
  'gain.less.buys',
  'gain.less',
  'gain.same.buys',
] as const;

/** The line between two plans: a sentence of what is bought, and those of what is given up. */
export function readGain(text: string, words: Sentences): GainFigures | undefined {
  for (const [lead, rest] of cuts(text)) {
    const id = words.which(lead, leads);
    const read = id && words.read(lead, id);
    const costs = read && readCosts(rest, words);
    if (!read || !costs) continue;
    const extra = rupeesIn(read.extra) ?? 0;
    return {
      extra: id.startsWith('gain.less') ? -extra : extra,
      less: (rupeesIn(read.less) ?? 0) - costs.more,
      average: costs.average,
      better: thingsIn(read.things, words),
      worse: costs.things.flatMap((things) => thingsIn(things, words)),
    };
  }
  return undefined;
}

/** Gives every way to part a text between two sentences, the shortest first one first. */
export function cuts(text: string): readonly (readonly [string, string])[] {
  const ends = [...text.matchAll(/[.।] /gu)].map(({ index }) => index + 1);
  return [...ends, text.length].map((at) => [text.slice(0, at), text.slice(at).trim()]);
}

type Costs = { readonly average: number; readonly more: number; readonly things: readonly string[] };

/** What follows the lead: the average year, what a stay leaves more, what is given up; each where it is said. */
export function readCosts(text: string, words: Sentences): Costs | undefined {
  const year = firstOf(text, words, 'gain.average');
  const stay = firstOf(year.rest, words, 'gain.leaves');
  const costs = firstOf(stay.rest, words, 'gain.gives-up');
  const weaker = firstOf(costs.rest, words, 'gain.weaker');
  if (weaker.rest !== '') return undefined;
  const average = rupeesIn(year.read?.amount) ?? 0;
  return {
    average: year.read?.way === 'less' ? average : 0 - average,
    more: rupeesIn(stay.read?.more) ?? 0,
    things: [costs, weaker].flatMap(({ read }) => read?.things ?? []),
  };
}

/** A sentence at the head of a text, and what stands after it. */
function firstOf(text: string, words: Sentences, id: MessageId) {
  for (const [first, rest] of text === '' ? [] : cuts(text)) {
    const read = words.read(first, id);
    if (read) return { read, rest };
  }
  return { read: undefined, rest: text };
}

const ids = Object.keys(messages) as (keyof typeof messages)[]; // the keys of the table, which `Object.keys` forgets
const namesOf = (item: string): readonly MessageId[] =>
  ids.filter((id) => id === `gain.${item}` || id.startsWith(`gain.${item}.`));

export function thingsIn(text: string | undefined, words: Sentences): readonly ThingFigures[] {
  if (text === undefined) return [];
  const one = thingIn(text, words);
  if (one) return [one];
  const joint = words.say('gain.and', { first: '', second: '' });
  const both = text.split(joint);
  for (let at = 1; at < both.length; at++) {
    const halves = [both.slice(0, at), both.slice(at)].map((half) => half.join(joint).trim());
    const things = halves.flatMap((half) => thingIn(half, words) ?? []);
    if (things.length === 2) return things;
  }
  throw new Error(`Nothing that a plan has reads ${text}`);
}

function thingIn(text: string, words: Sentences): ThingFigures | undefined {
  const joint = words.say('gain.and', { first: '', second: '' });
  for (const item of scoreItems) {
    for (const id of namesOf(item)) {
      const values = Object.values(words.read(text, id) ?? { none: joint });
      // Where the joint is among them, a part of it is another sentence.
      if (values.some((value) => value.includes(joint))) continue;
      const figures = values.flatMap((value) => value.match(/\d[\d,]*/g) ?? []);
      return { item, figures: figures.map((figure) => Number(figure.replaceAll(',', ''))) };
    }
  }
  return undefined;
}
