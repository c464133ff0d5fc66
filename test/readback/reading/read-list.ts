import { shownYears } from '#domain/judge/shown-year.ts';
import { notShownReasons } from '#domain/offer/plan.ts';
import { isParent, relations } from '#domain/person/relation.ts';
import { planGroups } from '#domain/quote/quote.ts';
import type { MessageId } from '#words/areas.ts';
import type { ListFigures, TabFigures } from '../shown-list.ts';
import { type Element, ownText, textBefore, textOf, textsOf } from './page-text.ts';
import { readCard } from './read-card.ts';
import { readGain } from './read-gain.ts';
import { readNear, readPick } from './read-picks.ts';
import { coverIn, type FilledPlaces, firstOf, numberIn, rupeesIn, type Sentences } from './sentences.ts';

/** Reads a list of plans as somebody does who knows its words. */
export function readList(page: Element, words: Sentences): ListFigures {
  const whole = page.querySelector(`section[aria-label="${words.say('results.plans')}"]`) ?? page;
  const own = (section: Element) => section.querySelectorAll('article').map((card) => readCard(card, words));
  const [waiting, apart] = ['waiting', 'apart'].map(
    (id) => page.querySelector(`section[aria-labelledby="${id}"]`) ?? undefined,
  );
  const isListed = (card: Element) => !card.closest('section')?.hasAttribute('aria-labelledby');
  const list = whole.querySelectorAll('article').filter(isListed);
  const texts = textsOf(page, 'h2, h3, p, button');
  const first = <T>(read: (text: string) => T | undefined) => firstOf(texts, read);
  return {
    tabs: readTabs(page, words),
    covers: page.querySelectorAll('#covers label').map((step) => ({
      cover: coverIn(words, textOf(step.querySelector('b'))) ?? Number.NaN,
      from: rupeesIn(textOf(step.querySelector('small'))),
      on: step.querySelector('input')?.hasAttribute('checked') ?? false,
    })),
    picksSaid: [1, 2, 3].find(
      (count) => words.say('list.picks.title', { count }) === textOf(page.querySelector('#picks')),
    ),
    picks: page
      .querySelectorAll('section[aria-labelledby="picks"] article')
      .map((pick) => readPick(pick, words)),
    near: readNear(page, words),
    stillToCome: first((text) => stillToCome(text, words)),
    title: first((text) => readTitle(text, words)) ?? { count: Number.NaN, cover: Number.NaN },
    passes: readPasses(page, words) ?? { count: Number.NaN, of: Number.NaN, day: '' },
    stays: readStays(page, words),
    list: list.map((card) => readCard(card, words)),
    gains: list.map((card) => {
      const line = card.previousElementSibling;
      return line?.tagName === 'P' ? readGain(textOf(line), words) : undefined;
    }),
    more: first((text) => numberIn(words.read(text, 'results.more')?.count)),
    waiting: waiting && {
      count:
        numberIn(words.read(textOf(waiting.querySelector('h2')), 'list.waiting.asking')?.count) ?? Number.NaN,
      cards: own(waiting),
    },
    apart: apart && {
      from: coverIn(words, words.read(textOf(apart.querySelector('h2')), 'list.apart')?.cover) ?? Number.NaN,
      count:
        numberIn(words.read(textOf(apart.querySelector('h2 + p')), 'list.apart.note')?.count) ?? Number.NaN,
      cards: own(apart),
    },
    missing: readMissing(page.querySelector('#missing'), words),
    filterCounts: readFilters(page.querySelector('aside[aria-labelledby="filters"]')),
  };
}

function readTabs(page: Element, words: Sentences): readonly TabFigures[] {
  const tabs = page.querySelectorAll(`nav[aria-label="${words.say('results.tabs')}"] a`);
  const notes = [
    'results.tab.no-plan',
    'results.tab.none',
    'results.tab.pick.each',
    'results.tab.from.each',
    'results.tab.pick.policies',
    'results.tab.from.policies',
    'results.tab.pick',
    'results.tab.from',
  ] as const;
  return tabs.map((tab) => {
    const note = textOf(tab.querySelector('small'));
    const id = words.which(note, notes) ?? 'results.tab.from';
    const { people = '', policies, price } = words.read(note, id) ?? {};
    const name = ownText(tab);
    const parent = relations.filter(isParent).find((one) => words.say(`people.${one}`) === name);
    const group = parent ? 'parents' : planGroups.find((one) => words.say(`plan.group.${one}`) === name);
    if (!group) throw new Error(`No group is called ${textOf(tab)}`);
    return {
      group,
      parent,
      people: numberIn(words.read(people, 'people.count')?.count),
      policies: numberIn(policies),
      from: rupeesIn(price),
      on: tab.getAttribute('aria-current') === 'page',
    };
  });
}

function stillToCome(text: string, words: Sentences): number | undefined {
  const notes = shownYears.map((year) => words.say('list.key.note', { year }));
  const note = notes.find((one) => text.includes(one));
  if (note === undefined) return undefined;
  return numberIn(words.read(text.slice(text.indexOf(note) + note.length), 'list.key.live')?.count);
}

function readTitle(text: string, words: Sentences): ListFigures['title'] | undefined {
  const read = words.read(text, 'list.title') ?? words.read(text, 'list.title.all');
  const [count, cover] = [numberIn(read?.count), coverIn(words, read?.cover)];
  return count === undefined || cover === undefined ? undefined : { count, cover };
}

function readPasses(page: Element, words: Sentences): ListFigures['passes'] | undefined {
  for (const line of page.querySelectorAll('p[role="status"]')) {
    const read = words.read(textBefore(line, 'a'), 'list.say');
    if (read)
      return {
        count: numberIn(read.count) ?? Number.NaN,
        of: numberIn(read.all) ?? Number.NaN,
        day: read.date ?? '',
      };
  }
  return undefined;
}

function readStays(page: Element, words: Sentences): ListFigures['stays'] {
  return page.querySelectorAll('select option').flatMap((option) => {
    const read = words.read(textOf(option), 'list.stay.option');
    if (!read) return [];
    const bill = rupeesIn(read.bill) ?? Number.NaN;
    return [{ title: read.title ?? '', bill, on: option.hasAttribute('selected') }];
  });
}

function readMissing(section: Element | null, words: Sentences): ListFigures['missing'] {
  if (!section) return undefined;
  const title = words.read(textOf(section.querySelector('h2')), 'results.missing.title');
  const lede = firstOf(textsOf(section, 'p'), (text) => words.read(text, 'results.missing.lede'));
  const reasons = textsOf(section, 'dt').map((text) => {
    const ids = (reason: (typeof notShownReasons)[number]): readonly MessageId[] =>
      reason === 'filter'
        ? ['results.missing.filter', 'results.missing.filter.one']
        : [`results.missing.${reason}`];
    const reason = notShownReasons.find((one) => words.which(text, ids(one)));
    const read = reason && firstOf<MessageId, FilledPlaces>(ids(reason), (id) => words.read(text, id));
    if (!reason || !read) throw new Error(`No reason reads ${text}`);
    return [reason, numberIn(read.count) ?? Number.NaN] as const;
  });
  return {
    count: numberIn(title?.count) ?? Number.NaN,
    of: numberIn(lede?.count) ?? Number.NaN,
    reasons: Object.fromEntries(reasons),
  };
}

/** Rows end with the count of plans that the option would leave. */
function readFilters(aside: Element | null): ListFigures['filterCounts'] {
  if (!aside) return undefined;
  return Object.fromEntries(
    aside.querySelectorAll('label').map((row) => {
      const input = row.querySelector('input');
      const count = /(\d+)$/.exec(textOf(row))?.[1];
      return [`${input?.getAttribute('name')}.${input?.getAttribute('value')}`, Number(count)];
    }),
  );
}
