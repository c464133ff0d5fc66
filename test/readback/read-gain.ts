import { scoreItems } from '#domain/cover/features.ts';
import type { MessageId } from '#words/areas.ts';
import { messages } from '#words/en/gains.ts';
import { rupeesIn, type Sentences } from './sentences.ts';
import type { GainShown, ThingShown } from './shown-list.ts';

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

function readCosts(
  text: string,
  words: Sentences,
): { readonly more: number; readonly things: string | undefined } | undefined {
  if (text === '') return { more: 0, things: undefined };
  for (const [first, rest] of cuts(text)) {
    const more = rupeesIn(words.read(first, 'gain.leaves')?.more);
    const left = more === undefined ? text : rest;
    const things = words.read(left, 'gain.gives-up')?.things;
    if (left === '' || things !== undefined) return { more: more ?? 0, things };
  }
  return undefined;
}

const ids = Object.keys(messages) as (keyof typeof messages)[]; // the keys of the table, which `Object.keys` forgets
const named = (kind: 'bought' | 'lost', item: string): readonly MessageId[] =>
  ids.filter(
    (id) =>
      (id === `gain.${item}` || id.startsWith(`gain.${item}.`)) && id.includes('.lost') === (kind === 'lost'),
  );

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
