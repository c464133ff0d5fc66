import type { Page } from '@playwright/test';
import { formatRupees, rupees } from '#domain/money.ts';
import { type Element, pageOf, textsOf } from './reading/page-text.ts';
import { readNext, readPick } from './reading/read-picks.ts';
import type { Sentences } from './reading/sentences.ts';
import type { PickFigures } from './shown-list.ts';

/** What a reader of the first screen of a list can answer; undefined where it does not say. */
export type FirstScreen = {
  /** The recommended plan and its premium. */
  readonly recommended: string | undefined;
  /** Its sentence beside the cheaper one; where it is the first, that beside the runner-up. */
  readonly why: string | undefined;
  /** The plan beside it, or where it is the first the runner-up, and what that one saves: on the premium, or of the stay. */
  readonly runnerUp: string | undefined;
  /** The stay, its bill, and what the recommended plan leaves of it. */
  readonly stay: string | undefined;
};

/** The whole page, and the same as far as it stands in the window: of a text that goes on below, the words in sight. */
export async function firstScreenOf(
  page: Page,
): Promise<{ readonly whole: Element; readonly inSight: Element }> {
  const root = await page.locator('#root').innerHTML();
  const html = await page.evaluate(htmlInSight);
  return { whole: pageOf(rooted(root)), inSight: pageOf(rooted(html)) };
}

const rooted = (html: string) => `<div id="root">${html}</div>`;

/** Runs in the browser. */
function htmlInSight(): string {
  const lower = window.innerHeight;
  const copy = document.getElementById('root')?.cloneNode(true) as HTMLElement; // the page always has its root
  const pairs = [...document.querySelectorAll('#root *')].map(
    (one, at) => [one, copy.querySelectorAll('*')[at]] as const,
  );
  const range = document.createRange();
  for (const [original, copied] of pairs) {
    for (const [at, node] of [...original.childNodes].entries()) {
      if (node.nodeType !== Node.TEXT_NODE || !copied) continue;
      const words = (node.textContent ?? '').split(/(?<=\s)/);
      let end = 0;
      const inSight = words.filter((word) => {
        range.setStart(node, end);
        end += word.length;
        range.setEnd(node, end);
        const { bottom, height } = range.getBoundingClientRect();
        // A space at the end of a line has no height.
        return word.trim() === '' || (height > 0 && bottom <= lower);
      });
      const target = copied.childNodes[at];
      if (target) target.textContent = inSight.join('');
    }
  }
  return copy.innerHTML;
}

/** Plans that stand in the window, by the share of each that is in sight. */
export const plansInSight = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root article')].reduce((sum, one) => {
      const { top, height } = one.getBoundingClientRect();
      return sum + Math.min(1, Math.max(0, (window.innerHeight - top) / height));
    }, 0),
  );

type Row = {
  readonly pick: PickFigures;
  readonly whole: readonly string[];
  readonly inSight: readonly string[];
};

export function readFirstScreen(
  { whole, inSight }: Awaited<ReturnType<typeof firstScreenOf>>,
  words: Sentences,
): FirstScreen {
  const picksIn = (page: Element) => page.querySelectorAll('section[aria-labelledby="picks"] article');
  const seenInSight = picksIn(inSight);
  const rows = picksIn(whole).map(
    (row, at): Row => ({
      pick: readPick(row, words),
      whole: textsOf(row, 'p, h3'),
      inSight: seenInSight[at] ? textsOf(seenInSight[at], 'p, h3') : [],
    }),
  );
  const at = rows.findIndex(({ pick }) => pick.names.some(isLead));
  const [best, cheaper, dearer] = [rows[at], rows[at - 1], rows[at + 1]];
  if (!best) throw new Error('No plan is recommended');
  // What the runner-up costs more is said of it already, and is not asked for a second time where it is a pick.
  const other = dearer?.pick.title === best.pick.next?.title ? undefined : dearer;
  return {
    recommended: areAllIn(best, [leadOf(best.pick, words), best.pick.title, yearly(best.pick, words)])
      ? `${best.pick.title}, ${money(best.pick.premium)}`
      : undefined,
    why: cheaper ? sentenceOf(best) : nextOf(best, words),
    runnerUp: cheaper
      ? cheaperOf(cheaper, best)
      : besides(runnerUpOf(best, words), other && dearerOf(other), other !== undefined),
    stay: stayOf(rows[0], best, words),
  };
}

const isLead = ({ title }: PickFigures['names'][number]) => title === 'best' || title === 'near';
const leadOf = ({ names }: PickFigures, words: Sentences) => {
  const lead = names.find(isLead);
  return lead ? words.say(`list.name.${lead.title}`, { scope: lead.scope }) : '';
};
const money = (amount: number) => formatRupees(rupees(amount));
const signed = (amount: number) => `${amount < 0 ? '−' : '+'}${money(Math.abs(amount))}`;
/** Whatever may stand behind it in the same line. */
const areAllIn = ({ inSight }: Row, texts: readonly string[]) =>
  texts.every((text) => inSight.some((seenText) => seenText === text || seenText.startsWith(`${text} `)));
const yearly = ({ premium }: PickFigures, words: Sentences) =>
  `${money(premium)} ${words.say('list.picks.year')}`;

/** The sentence beside the cheaper plan; one that goes on below the window is none. */
function sentenceOf({ pick, whole, inSight }: Row): string | undefined {
  const extra = money(Math.abs(pick.beside?.extra ?? 0));
  const sentence = whole.find((text) => text.includes(extra));
  return sentence !== undefined && inSight.includes(sentence) ? sentence : undefined;
}

/** The sentence about the runner-up; where it goes on below the window it is none. */
function nextOf({ whole, inSight }: Row, words: Sentences): string | undefined {
  const sentence = whole.find((text) => readNext(text, words) !== undefined);
  return sentence !== undefined && inSight.includes(sentence) ? sentence : undefined;
}

function runnerUpOf(best: Row, words: Sentences): string | undefined {
  const { next } = best.pick;
  if (!next || nextOf(best, words) === undefined) return undefined;
  return [
    `${next.title}: ${signed(next.extra)}`,
    ...(next.more > 0 ? [`leaves ${money(next.more)} more`] : []),
  ].join(', ');
}

/** Two that are both to be told. */
const besides = (one: string | undefined, other: string | undefined, isTwo: boolean) =>
  one !== undefined && isTwo ? other && `${one}; ${other}` : one;

function cheaperOf(cheaper: Row, best: Row): string | undefined {
  const saves = best.pick.premium - cheaper.pick.premium;
  return areAllIn(cheaper, [cheaper.pick.title]) && sentenceOf(best)?.includes(money(saves))
    ? `${cheaper.pick.title}: −${money(saves)}`
    : undefined;
}

/** The dearer one's name and what it saves are enough; what else it buys may stand below. */
function dearerOf({ pick, inSight }: Row): string | undefined {
  const { beside } = pick;
  if (!beside || !inSight.includes(pick.title)) return undefined;
  const less = 'less' in beside && beside.less > 0 ? [beside.less] : [];
  const hasText = inSight.some((text) =>
    [beside.extra, ...less].every((figure) => text.includes(money(figure))),
  );
  if (!hasText) return undefined;
  return [`${pick.title}: +${money(beside.extra)}`, ...less.map((figure) => `−${money(figure)}`)].join(', ');
}

function stayOf(first: Row | undefined, best: Row, words: Sentences): string | undefined {
  const { stay } = first?.pick ?? {};
  const { own } = best.pick;
  if (!first || !stay || own === undefined) return undefined;
  const hasText = first.inSight.some((text) => text.includes(stay.title) && text.endsWith(money(stay.own)));
  const hasOwn = first === best || areAllIn(best, [`${words.say('list.pick.stay.again')} ${money(own)}`]);
  return hasText && hasOwn ? `${stay.title}, ${money(stay.bill)}: ${money(own)}` : undefined;
}
