import type { Route } from '#domain/purchase/processing-status.ts';
import type { Say } from '#words/said.ts';
import { type Paper, sectionOf } from '../tree.ts';

export type TermsFacts = {
  readonly product: string;
  readonly insurer: string;
  readonly years: number;
  readonly route: Route;
};

/** What the buyer agrees to: `termsVersion` names its text, in whichever language it was read. */
export function termsPaper(say: Say, { product, insurer, years, route }: TermsFacts): Paper {
  return {
    title: say('papers.terms'),
    sections: [
      sectionOf(say('papers.terms.what'), [say('papers.terms.what.text', { product, insurer, years })]),
      sectionOf(say('papers.terms.money'), [say(`papers.terms.money.${route}`)]),
      sectionOf(say('papers.terms.waits'), [say('papers.terms.waits.text')]),
      sectionOf(say('papers.terms.change'), [say('papers.terms.change.text')]),
      sectionOf(say('papers.terms.complaints'), [say('papers.terms.complaints.text', { insurer })]),
      sectionOf(say('papers.terms.truth'), [say('papers.terms.truth.text')]),
    ],
  };
}
