import type { IsoDate } from '#domain/date.ts';
import type { Renewal } from '#domain/proposal/proposal.ts';
import type { TakenRider } from '#domain/proposal/taken-riders.ts';
import type { Route } from '#domain/purchase/processing-status.ts';
import type { Say } from '#words/sentences.ts';
import { dayInWords } from '../days.ts';
import { ridersSections } from '../riders.ts';
import { type Paper, type PaperSection, sectionOf } from '../tree.ts';

export type TermsFacts = {
  readonly product: string;
  readonly insurer: string;
  readonly years: number;
  /** First and last day of cover that is paid for today; a medical decision moves both. */
  readonly cover: { readonly from: IsoDate; readonly until: IsoDate };
  readonly riders: readonly TakenRider[];
  readonly route: Route;
  readonly renewal: Renewal | undefined;
  /** What is brought along from another insurer; nothing where nothing is. */
  readonly ported: readonly PaperSection[];
};

/** What the buyer agrees to: `termsVersion` names its text, in whichever language it was read. */
export function termsPaper(say: Say, facts: TermsFacts): Paper {
  const { product, insurer, years, cover, riders, renewal } = facts;
  const kind = renewal ? 'renewal' : facts.route;
  const days = { from: dayInWords(say, cover.from), until: dayInWords(say, cover.until), years };
  return {
    title: say('papers.terms'),
    sections: [
      sectionOf(say('papers.terms.what'), [say('papers.terms.what.text', { product, insurer, years })]),
      ...ridersSections(say, riders),
      sectionOf(say('papers.terms.period'), [say(`papers.terms.period.${kind}`, days)]),
      sectionOf(say('papers.terms.money'), [say(`papers.terms.money.${kind}`)]),
      sectionOf(say('papers.terms.waits'), [waitsText(say, facts)]),
      ...facts.ported,
      sectionOf(say('papers.terms.change'), [
        say(renewal ? 'papers.terms.change.renewal' : 'papers.terms.change.text'),
      ]),
      sectionOf(say('papers.terms.complaints'), [say('papers.terms.complaints.text', { insurer })]),
      sectionOf(say('papers.terms.truth'), [say('papers.terms.truth.text')]),
    ],
  };
}

function waitsText(say: Say, { renewal, ported }: TermsFacts): string {
  if (!renewal) return say(ported.length > 0 ? 'papers.terms.waits.porting' : 'papers.terms.waits.text');
  const { policyNumber: number, coveredSince } = renewal;
  return say('papers.terms.waits.renewal', { number, since: dayInWords(say, coveredSince) });
}
