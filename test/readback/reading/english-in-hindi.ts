import { readdirSync, readFileSync } from 'node:fs';

/** Acronyms, units and names that Hindi writes in Latin letters. */
const latinInHindi = [
  'Chhatri English GST PAN KYC CKYC DigiLocker UPI IFSC PDF IRDAI ICU OPD NRI NREGA UIN CIS SMS WhatsApp AYUSH TPA CHT pm am kg cm',
  'JavaScript px Bima Bharosa Aadhaar Excl IVF HIV AIDS MRI CT EMI NEFT IMPS ASHA DNC SBI HDFC ICICI',
].join(' ');

/** Numbers of papers, versions of the catalogue, addresses, and what a bank says in its own words. */
const fromElsewhere =
  /(?<=^|\s)(?:https?:\/)?\/\S+|[\w-]+@[\w.-]*|[\w-]+(?:\.[a-z]{2,})+(?![A-Za-z])|CHT-[\w-]+|\d{4}-\d\d-\d\d-[\da-f]{8}|order_[\w-]+|UPI limit for the day reached|Insufficient funds in the account|Wrong UPI PIN entered|The bank's server is not available|Card declined by the issuing bank/g;

const wordsOf = (text: string): readonly string[] => text.match(/[A-Za-z][A-Za-z']+/g) ?? [];

/** Names that are written in Latin letters in every language: insurers, their products, offices, hospitals. */
function namesInTheCatalogue(): readonly string[] {
  const files = readdirSync('catalogue', { recursive: true, encoding: 'utf8' })
    .filter((name) => /(insurer|product|tpas|hospitals|banks).*\.(json|csv)$|insurers\/.*\.json$/.test(name))
    .map((name) => readFileSync(`catalogue/${name}`, 'utf8'));
  const titles = files.flatMap((text) =>
    [...text.matchAll(/"(?:title|name|slug|address|place)":\s*"([^"]*)"/g)].map(([, title = '']) => title),
  );
  const hospitals = files.filter((text) => !text.startsWith('{') && !text.startsWith('['));
  return [...titles, ...hospitals].flatMap(wordsOf);
}

/**
 * Tells of the texts of a Hindi page which of them hold an English word that is no name.
 *
 * @param typed what people typed, which has no language
 */
export function englishFinder(typed: readonly string[]): (texts: readonly string[]) => readonly string[] {
  const allowed = new Set([...wordsOf([latinInHindi, ...typed].join(' ')), ...namesInTheCatalogue()]);
  return (texts) => {
    const english = texts.filter((text) =>
      wordsOf(text.replace(fromElsewhere, '')).some(
        (word) => !allowed.has(word) && !/^[A-Z\d]{2,}$/.test(word),
      ),
    );
    return [...new Set(english.map((text) => text.trim().slice(0, 120)))];
  };
}
