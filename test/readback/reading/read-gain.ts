import { scoreItems } from '#domain/cover/features.ts';
import type { MessageId } from '#words/areas.ts';
import { messages } from '#words/en/gains.ts';
import type { GainShown, ThingShown } from '../shown-list.ts';
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
export function readGain(text: string, words: Sentences): GainShown | undefined {
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
      better: thingsIn(read.things, 'bought', words),
      worse: thingsIn(costs.things, 'lost', words),
    };
  }
  return undefined;
}

/** Every way to part a text between two sentences, the shortest first one first. */
function cuts(text: string): readonly (readonly [string, string])[] {
  const ends = [...text.matchAll(/[.।] /gu)].map(({ index }) => index + 1);
  return [...ends, text.length].map((at) => [text.slice(0, at), text.slice(at).trim()]);
}

type Costs = { readonly average: number; readonly more: number; readonly things: string | undefined };

/** What follows the lead: the average year, what a stay leaves more, what is given up; each where it is said. */
function readCosts(text: string, words: Sentences): Costs | undefined {
  const year = firstOf(text, words, 'gain.average');
  const stay = firstOf(year.rest, words, 'gain.leaves');
  const things = words.read(stay.rest, 'gain.gives-up')?.things;
  if (stay.rest !== '' && things === undefined) return undefined;
  const average = rupeesIn(year.read?.amount) ?? 0;
  return {
    average: year.read?.way === 'less' ? average : 0 - average,
    more: rupeesIn(stay.read?.more) ?? 0,
    things,
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
/** Some things are worded alike, whether bought or given up. */
function named(kind: 'bought' | 'lost', item: string): readonly MessageId[] {
  const own = ids.filter((id) => id === `gain.${item}` || id.startsWith(`gain.${item}.`));
  const lost = own.filter((id) => id.includes('.lost'));
  if (kind === 'lost') return lost.length > 0 ? lost : own;
  return own.filter((id) => !lost.includes(id));
}

function thingsIn(
  text: string | undefined,
  kind: 'bought' | 'lost',
  words: Sentences,
): readonly ThingShown[] {
  if (text === undefined) return [];
  const one = thingIn(text, kind, words);
  if (one) return [one];
  const joint = words.say('gain.and', { first: '', second: '' });
  const both = text.split(joint);
  for (let at = 1; at < both.length; at++) {
    const halves = [both.slice(0, at), both.slice(at)].map((half) => half.join(joint).trim());
    const things = halves.flatMap((half) => thingIn(half, kind, words) ?? []);
    if (things.length === 2) return things;
  }
  throw new Error(`Nothing that a plan has reads ${text}`);
}

function thingIn(text: string, kind: 'bought' | 'lost', words: Sentences): ThingShown | undefined {
  for (const item of scoreItems) {
    for (const id of named(kind, item)) {
      const read = words.read(text, id);
      const figures = Object.values(read ?? {}).map((value) => Number(value.replace(/[₹,]/g, '')));
      // A figure that is none is a part of another sentence.
      if (read && !figures.some(Number.isNaN)) return { item, figures };
    }
  }
  return undefined;
}
