import { globSync, readFileSync } from 'node:fs';
import { shortTitle } from '#web/plan-parts/facts/short-title.ts';

/** Acronyms, units and names that Hindi writes in Latin letters. */
const latinInHindi = [
  'Chhatri English GST PAN ABHA KYC CKYC DigiLocker UPI IFSC PDF IRDAI ICU OPD NRI NREGA UIN CIS SMS WhatsApp AYUSH TPA CHT pm am kg cm',
  'JavaScript px Bima Bharosa Aadhaar IVF HIV AIDS MRI CT EMI NEFT IMPS ASHA DNC SBI HDFC ICICI AC BP PEP TIA COPD BMI OTP CSV WCAG AA AB ID PIN POS JSON',
].join(' ');

/** Numbers of papers and clauses, versions of the catalogue, addresses, names of laboratory tests, and what a bank says in its own words. */
const fromElsewhere =
  /(?<=^|\s)(?:https?:\/)?\/\S+|[\w-]+@[\w.-]*|[\w-]+(?:\.[a-z]{2,})+(?![A-Za-z])|\b[A-Z]{2,3}(?:-[A-Z\d]+)+(?:-[a-z\d]+)?\b|\b[A-Z]+\d[A-Z\d]*\b|Excl\d\d|HbA1c|\d{4}-\d\d-\d\d-[\da-f]{8}|order_[\w-]+|UPI limit for the day reached|Insufficient funds in the account|Wrong UPI PIN entered|The bank's server is not available|Card declined by the issuing bank/g;

const wordsOf = (text: string): readonly string[] => text.match(/[A-Za-z][A-Za-z']+/g) ?? [];

const inFiles = (pattern: string) => globSync(pattern).map((path) => readFileSync(path, 'utf8'));

function titlesIn(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => /"title":\s*"([^"]*)"/.exec(text)?.[1] ?? []);
}

/** Insurers and products, in full and as they are called where the insurer is known. */
function namesOfInsurers(): readonly string[] {
  return globSync('catalogue/insurers/*').flatMap((folder) => {
    const [insurer = ''] = titlesIn(inFiles(`${folder}/insurer.json`));
    const products = titlesIn(inFiles(`${folder}/!(insurer).json`));
    const short = products.map((title) => shortTitle({ product_title: title, insurer_title: insurer }));
    return [insurer, insurer.replace(/ .*/, ''), ...products, ...short];
  });
}

function namesOfHospitals(): readonly string[] {
  return readFileSync('catalogue/hospitals.csv', 'utf8')
    .split('\n')
    .slice(1)
    .flatMap((row) => /^\d+,("[^"]*"|[^,]*),("[^"]*"|[^,]*),/.exec(row)?.slice(1) ?? [])
    .map((cell) => cell.replaceAll('"', ''));
}

/** Companies, officers and addresses, as a letter to them is addressed. */
function postalNames(): readonly string[] {
  const texts = inFiles('catalogue/{insurers/*/insurer,ombudsmen}.json');
  return texts.flatMap((text) =>
    [...text.matchAll(/"(?:name|address)":\s*"([^"]*)"/g)].map(([, name = '']) => name),
  );
}

/** Names that are written in Latin letters in every language. */
function namesInTheCatalogue(): readonly string[] {
  const others = inFiles('catalogue/{banks,tpas}.json').flatMap((text) =>
    [...text.matchAll(/"(?:name|title)":\s*"([^"]*)"/g)].map(([, name = '']) => name),
  );
  return [...namesOfInsurers(), ...namesOfHospitals(), ...postalNames(), ...others];
}

/** Takes whole names out of a text, the longest first; a word of a name that stands alone is none. */
function withoutNames(names: readonly string[]): (text: string) => string {
  const byFirst = new Map<string, RegExp[]>();
  for (const name of [...new Set(names)].sort((a, b) => b.length - a.length)) {
    const [first = ''] = wordsOf(name);
    const whole = new RegExp(`(?<![A-Za-z])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![A-Za-z])`, 'g');
    byFirst.set(first, [...(byFirst.get(first) ?? []), whole]);
  }
  return (text) =>
    wordsOf(text)
      .flatMap((word) => byFirst.get(word) ?? [])
      .reduce((text, name) => text.replace(name, ' '), text.replace(/\s+/g, ' '));
}

/** An acronym or two may stand alone; what says more says it in Hindi. */
const mostLatinAlone = 2;

/**
 * Tells of the texts of a Hindi page which of them hold an English word that is no name, or say something without a word
 * of Hindi.
 *
 * @param names what people typed, which has no language; each a whole phrase
 */
export function englishFinder(names: readonly string[]): (texts: readonly string[]) => readonly string[] {
  const words = new Set(wordsOf(latinInHindi));
  const unnamed = withoutNames([...namesInTheCatalogue(), ...names]);
  const isEnglish = (text: string) => {
    const latin = wordsOf(unnamed(text).replace(fromElsewhere, ''));
    return (
      !latin.every((word) => words.has(word)) ||
      (latin.length > mostLatinAlone && !/[\u0900-\u097f]/.test(text))
    );
  };
  return (texts) => [...new Set(texts.filter(isEnglish).map((text) => text.trim().slice(0, 120)))];
}
