import { noPriceReasons } from '#domain/price/premium.ts';
import { offlineTypes } from '#domain/purchase/processing-status.ts';
import type { CardFigures, RidersFigures, RoomFigures } from '../shown-list.ts';
import { type Element, ownText, textOf, textsOf } from './page-text.ts';
import { coverIn, numberIn, rupeesIn, type Sentences } from './sentences.ts';

/** Which plan an article is about. */
export function nameOf(article: Element): Pick<CardFigures, 'slabId' | 'title' | 'insurer'> {
  return {
    slabId: (article.getAttribute('aria-labelledby') ?? '').replace(/^plan-/, ''),
    title: textOf(article.querySelector('h3')),
    insurer: textOf(article.querySelector('p[lang="en"]')),
  };
}

export function readCard(card: Element, words: Sentences): CardFigures {
  const lines = textsOf(card, 'p, div');
  const find = <T>(read: (text: string) => T | undefined) =>
    lines.map(read).find((value) => value !== undefined);
  const facts = new Map(
    card
      .querySelectorAll('dl > div')
      .map((row) => [textOf(row.querySelector('dt')), row.querySelector('dd')]),
  );
  const fact = (id: Parameters<Sentences['say']>[0]) => facts.get(words.say(id));
  const better = find((text) => readNeverBetter(text, words));
  return {
    ...nameOf(card),
    price: readPrice(card, words),
    riders: find((text) => readRiders(text, words)),
    open: find((text) => readOpen(text, words)),
    above: coverIn(words, ownText(fact('list.card.above'))),
    room: readRoom(fact('list.card.room'), words),
    copay: numberIn(words.read(ownText(fact('plan.item.copay')), 'plan.copay.some')?.percent) ?? 0,
    near: readNear(fact('list.card.near'), words),
    wait: readWait(fact('list.card.wait'), words),
    stay: find((text) => readStay(text, words)),
    hundred: find((text) => rupeesIn(words.read(text, 'list.pick.hundred')?.amount)),
    neverBetter: better,
    offline: find((text) => readOffline(text, nameOf(card).insurer, words)),
    allIn: find((text) => rupeesIn(words.read(text, 'list.card.all-in')?.amount)),
    buysOffline: textOf(card.querySelectorAll('a').at(-1)?.querySelector('u')) === words.say('list.card.buy'),
  };
}

function readPrice(card: Element, words: Sentences): CardFigures['price'] {
  for (const line of card.querySelectorAll('p')) {
    const note = textOf(line.querySelector('small'));
    const premium = rupeesIn(textOf(line.querySelector('b')));
    const cover = coverIn(words, words.read(note, 'list.card.year')?.cover);
    if (premium !== undefined && cover !== undefined) return { premium, cover };
    if (textOf(line.querySelector('strong')) === words.say('plan.price.asking')) return { none: 'asking' };
    const none = noPriceReasons.find((reason) => note === words.say(`plan.price.none.${reason}`));
    if (none && textOf(line.querySelector('strong')) === words.say('plan.price.none')) return { none };
  }
  throw new Error(`No price on ${textOf(card)}`);
}

/** Titles hold commas of their own, so the sentence is said anew with what was read. */
export function readRiders(text: string, words: Sentences): RidersFigures | undefined {
  const titles = [...text.matchAll(/“([^”]+)”/g)].flatMap(([, title]) => title ?? []);
  const riders = /“.+”/.exec(text)?.[0];
  const amount = /₹[\d,]+/.exec(text.slice(text.lastIndexOf('”')))?.[0];
  if (riders === undefined || amount === undefined) return undefined;
  const id = titles.length > 1 ? 'plan.with-riders' : 'plan.with-rider';
  return text === words.say(id, { riders, amount })
    ? { titles, cost: rupeesIn(amount) ?? Number.NaN }
    : undefined;
}

function readOpen(text: string, words: Sentences): CardFigures['open'] {
  return (['offline', 'load'] as const).find((why) => text.endsWith(words.say(`list.card.open.${why}`)));
}

function readRoom(cell: Element | null | undefined, words: Sentences): RoomFigures | undefined {
  if (!cell) return undefined;
  const [value, note] = [ownText(cell), textOf(cell.querySelector('small'))];
  const kinds = {
    'plan.room.none': 'no-limit',
    'plan.room.single.a': 'any-single',
    'list.card.room.single': 'single-ac',
    'plan.room.single.c': 'single',
    'plan.room.shared': 'shared',
  } as const;
  const id = words.which(value, [
    'plan.room.none',
    'plan.room.single.a',
    'list.card.room.single',
    'plan.room.single.c',
    'plan.room.shared',
  ]);
  const bites = rupeesIn(words.read(note, 'list.card.room.bites')?.rent);
  const cuts = ['none', 'fees'] as const;
  const dear = rupeesIn(words.read(note, 'list.card.room.about.fees')?.rent);
  return {
    room: id ? kinds[id] : (rupeesIn(value) ?? Number.NaN),
    rent: bites ?? dear ?? rupeesIn(words.read(note, 'list.card.room.about')?.rent),
    tooLow: bites !== undefined,
    cut: dear === undefined ? cuts.find((cut) => note === words.say(`list.card.room.${cut}`)) : 'fees',
  };
}

function readNear(cell: Element | null | undefined, words: Sentences): CardFigures['near'] {
  const read = words.read(ownText(cell), 'list.card.near.of');
  return read && { hospitals: Number(read.count), cashless: Number(read.cashless) };
}

function readWait(cell: Element | null | undefined, words: Sentences): CardFigures['wait'] {
  const day = ownText(cell);
  if (day === words.say('plan.wait.none')) return undefined;
  return {
    day,
    months: Number(words.read(textOf(cell?.querySelector('small')), 'list.card.wait.after')?.months),
  };
}

function readStay(text: string, words: Sentences): CardFigures['stay'] {
  const [, label = '', amount = ''] = /^(.+?) (₹[\d,]+)$/.exec(text) ?? [];
  const own = rupeesIn(amount);
  const read = words.read(label, 'list.card.stay.top') ?? words.read(label, 'list.picks.bad');
  return own === undefined || read?.stay === undefined ? undefined : { title: read.stay, own };
}

function readNeverBetter(text: string, words: Sentences): CardFigures['neverBetter'] {
  const lead = words.say('plan.never-better.lead');
  if (!text.startsWith(lead)) return undefined;
  const both = ` ${words.say('plan.never-better.both')}`;
  const rest = text.slice(lead.length, text.endsWith(both) ? -both.length : undefined).trim();
  const more = words.read(rest, 'plan.never-better.more');
  const read = more ?? words.read(rest, 'plan.never-better.same');
  return read && { than: read.title ?? '', extra: more ? (rupeesIn(more.extra) ?? Number.NaN) : 0 };
}

function readOffline(text: string, insurer: string, words: Sentences): CardFigures['offline'] {
  const lead = words.say('plan.offline.lead');
  const rest = text.startsWith(lead) ? text.slice(lead.length).trim() : undefined;
  return offlineTypes.find((type) => rest === words.say(`plan.offline.text.${type}`, { insurer }));
}
