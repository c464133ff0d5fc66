import { type PickScope, pickTitles } from '#domain/offer/plan.ts';
import type { MessageId } from '#words/areas.ts';
import type { NearFigures, NextFigures, PickFigures } from '../shown-list.ts';
import { type Element, textOf, textsOf } from './page-text.ts';
import { nameOf, readRiders } from './read-card.ts';
import { cuts, readCosts, readGain, thingsIn } from './read-gain.ts';
import { coverIn, type FilledPlaces, firstOf, numberIn, rupeesIn, type Sentences } from './sentences.ts';

export function readPick(pick: Element, words: Sentences): PickFigures {
  const texts = textsOf(pick, 'p');
  const sentence = (id: MessageId) => firstOf<string, FilledPlaces>(texts, (text) => words.read(text, id));
  const names = pickTitles.flatMap((title) => {
    const read = sentence(`list.name.${title}`);
    return read ? [{ title, scope: scopeIn(read) }] : [];
  });
  const rows = pick.querySelectorAll('p').flatMap((row) => stayRowIn(row, words));
  const stay = firstOf(rows, ({ stay, own }) => stay && { ...stay, own });
  const covers = sentence('list.pick.more.cover');
  const extra = rupeesIn((covers ?? sentence('list.pick.more'))?.extra);
  const figure = (note: MessageId) =>
    firstOf(pick.querySelectorAll('p'), (line) =>
      textOf(line.querySelector('small')) === words.say(note)
        ? rupeesIn(textOf(line.querySelector('b')))
        : undefined,
    );
  return {
    ...nameOf(pick),
    names,
    alone: texts.includes(words.say('list.pick.alone')),
    premium: figure('list.picks.year') ?? Number.NaN,
    above: coverIn(words, sentence('list.pick.above')?.amount),
    stay,
    next: firstOf(texts, (text) => readNext(text, words)),
    beside:
      extra === undefined
        ? firstOf(texts, (text) => readGain(text, words))
        : { extra, covers: covers && [coverIn(words, covers.cover), coverIn(words, covers.other)] },
    own: rows[0]?.own,
    riders: firstOf(texts, (text) => readRiders(text, words)),
    hundred: rupeesIn(sentence('list.pick.hundred')?.amount) ?? Number.NaN,
    allIn: figure('list.pick.all-in.note') ?? Number.NaN,
  };
}

const scopeIn = ({ scope }: FilledPlaces): PickScope =>
  scope === 'demanded' || scope === 'eligible' ? scope : 'all';

type StayRow = {
  /** The first pick names it; for the others it is the same one. */
  readonly stay: { readonly title: string; readonly bill: number } | undefined;
  /** What of its bill is left to the family. */
  readonly own: number;
};

function stayRowIn(row: Element, words: Sentences): readonly StayRow[] {
  const [label, own] = [textOf(row.querySelector('span')), rupeesIn(textOf(row.querySelector('b')))];
  if (own === undefined) return [];
  if (label === words.say('list.pick.stay.again')) return [{ stay: undefined, own }];
  const read = words.read(label, 'list.pick.stay.top') ?? words.read(label, 'list.pick.stay');
  if (!read) return [];
  return [{ stay: { title: read.stay ?? '', bill: rupeesIn(read.bill) ?? Number.NaN }, own }];
}

const nextIds = ['list.next.near', 'list.next.more', 'list.next.less', 'list.next.same'] as const;

/** Says what the runner-up costs, where the sentence is about it. */
export function readNext(text: string, words: Sentences): NextFigures | undefined {
  return firstOf(cuts(text), ([lead, rest]) => {
    const id = words.which(lead, nextIds);
    const read = id && words.read(lead, id);
    const costs = read && readCosts(rest, words);
    if (!read || !costs) return undefined;
    const extra = rupeesIn(read.extra) ?? 0;
    return {
      title: read.title ?? '',
      extra: id === 'list.next.less' ? -extra : extra,
      near: id === 'list.next.near',
      more: costs.more,
      worse: costs.things.flatMap((things) => thingsIn(things, words)),
    };
  });
}

export function readNear(page: Element, words: Sentences): NearFigures | undefined {
  const lead = words.say('list.near.lead');
  const texts = textsOf(page, 'section[aria-labelledby="picks"] p');
  const none = firstOf<string, FilledPlaces>(texts, (text) => words.read(text, 'list.near.one'));
  if (none) return { scope: scopeIn(none), count: 0, named: [] };
  const line = texts.find((text) => text.startsWith(lead));
  if (line === undefined) return undefined;
  const rest = line.slice(lead.length);
  const cheapest = words.say('list.near.cheapest');
  const read = words.read(rest.endsWith(cheapest) ? rest.slice(0, -cheapest.length) : rest, 'list.near');
  if (!read) throw new Error(`No near equals read ${line}`);
  const some = words.read(read.plans ?? '', 'list.near.some')?.plans ?? read.plans ?? '';
  const plans = some.split(/(?<=\)), /).map((one) => {
    const [allIn = '', extra = ''] = one.match(/₹[\d,]+/g) ?? [];
    // Where a name ends, a pattern cannot tell: what stands around it can.
    const [before = '', after = ''] = words.say('list.near.plan', { title: '|', allIn, extra }).split('|');
    return {
      title: one.startsWith(before) && one.endsWith(after) ? one.slice(before.length, -after.length) : '',
      allIn: rupeesIn(allIn) ?? Number.NaN,
      extra: rupeesIn(extra) ?? Number.NaN,
    };
  });
  return { scope: scopeIn(read), count: numberIn(read.count) ?? Number.NaN, named: plans };
}
