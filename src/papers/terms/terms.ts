import type { IsoDate } from '#domain/date.ts';
import type { TakenRider } from '#domain/proposal/taken-riders.ts';
import type { Route } from '#domain/purchase/processing-status.ts';
import type { Say } from '#words/said.ts';
import { dayInWords } from '../days.ts';
import { ridersSections } from '../riders.ts';
import { type Paper, sectionOf } from '../tree.ts';

export type TermsFacts = {
  readonly product: string;
  readonly insurer: string;
  readonly years: number;
  /** First and last day of cover that is paid for today; a medical decision moves both. */
  readonly cover: { readonly from: IsoDate; readonly until: IsoDate };
  readonly riders: readonly TakenRider[];
  readonly route: Route;
};

/** What the buyer agrees to: `termsVersion` names its text, in whichever language it was read. */
export function termsPaper(say: Say, facts: TermsFacts): Paper {
  const { product, insurer, years, cover, riders, route } = facts;
  const days = { from: dayInWords(say, cover.from), until: dayInWords(say, cover.until), years };
  return {
    title: say('papers.terms'),
    sections: [
      sectionOf(say('papers.terms.what'), [say('papers.terms.what.text', { product, insurer, years })]),
      ...ridersSections(say, riders),
      sectionOf(say('papers.terms.period'), [say(`papers.terms.period.${route}`, days)]),
      sectionOf(say('papers.terms.money'), [say(`papers.terms.money.${route}`)]),
      sectionOf(say('papers.terms.waits'), [say('papers.terms.waits.text')]),
      sectionOf(say('papers.terms.change'), [say('papers.terms.change.text')]),
      sectionOf(say('papers.terms.complaints'), [say('papers.terms.complaints.text', { insurer })]),
      sectionOf(say('papers.terms.truth'), [say('papers.terms.truth.text')]),
    ],
  };
}
