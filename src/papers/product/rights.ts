import type { Insurer, Product } from '#domain/catalogue/catalogue.ts';
import { inLanguage } from '#domain/local-text.ts';
import type { Say } from '#words/sentences.ts';
import { type PaperSection, sectionOf } from '../tree.ts';

export function exclusionsSection(say: Say, product: Product): PaperSection {
  return sectionOf(
    say('papers.not-paid'),
    product.standardExclusions.map(({ code, text }) => `${code}: ${inLanguage(text, say.locale)}`),
  );
}

export function claimsSection(say: Say, { title, claimsProcess, tpas }: Insurer): PaperSection {
  const offices = tpas.map(({ title: office, phone }) => `${office} (${phone})`).join('; ');
  return sectionOf(say('papers.claims'), [
    ...claimsProcess.map((text) => inLanguage(text, say.locale)),
    tpas.length === 0
      ? say('papers.claims.own', { insurer: title })
      : say('papers.claims.offices', { offices }),
  ]);
}

/** Free look, cancellation, renewal, portability and moratorium hold for every insurer in India. */
export function rightsSection(say: Say): PaperSection {
  return sectionOf(say('papers.rights'), [
    say('papers.rights.free-look'),
    say('papers.rights.cancel'),
    say('papers.rights.renew'),
    say('papers.rights.port'),
    say('papers.rights.moratorium'),
  ]);
}

export function complaintsSection(say: Say, { title, phone }: Insurer): PaperSection {
  return sectionOf(say('papers.complaints'), [
    say('papers.complaints.insurer', { insurer: title, phone }),
    say('papers.complaints.regulator'),
    say('papers.complaints.ombudsman'),
  ]);
}

export function generalSection(say: Say, product: Product): PaperSection {
  return sectionOf(
    say('papers.general'),
    product.generalConditions.map((text) => inLanguage(text, say.locale)),
  );
}
