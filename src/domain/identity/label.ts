import { composed } from './composed-text.ts';

/** What is written before a number, code or address to say what it is, as words without a colon. None begins a code itself. */
const labels = new Set(
  [
    'aadhaar',
    'aadhar',
    'uid',
    'uidai',
    'pan',
    'ifsc',
    'ifs',
    'code',
    'number',
    'num',
    'no',
    'nr',
    'card',
    'my',
    'is',
    'mob',
    'mobile',
    'cell',
    'phone',
    'ph',
    'tel',
    'telephone',
    'contact',
    'whatsapp',
    'account',
    'acct',
    'a/c',
    'ac',
    'pin',
    'pincode',
    'zip',
    'postal',
    'email',
    'mail',
    'otp',
    'dob',
    'date',
    'of',
    'birth',
    'born',
    'passport',
    'voter',
    'epic',
    'nrega',
    'मोबाइल',
    'फोन',
    'फ़ोन',
    'आधार',
    'पैन',
    'पिन',
    'कोड',
    'नंबर',
    'नम्बर',
    'खाता',
    'संख्या',
    'जन्म',
    'तिथि',
    'तारीख',
    'ईमेल',
  ].map((word) => composed(word)),
);

/** Words alone before a colon or an equals sign are a label in any language: "पिन कोड: ", "Mob: ". */
const labelPattern = /^[\p{L}\p{M} ./'()-]{1,40}[:=] ?/u;
const firstWord = /^([\p{L}\p{M}/]{1,16})[ .:=#-]{1,4}/u;
/** "Date of birth as on my PAN card" has no more. */
const mostWords = 8;

/** Without the label that was copied along with a value: "Aadhaar No. 1234" is "1234". A label alone stays. */
export function withoutLabel(text: string): string {
  let value = text.replace(labelPattern, '');
  for (let words = 0; words < mostWords; words += 1) {
    const [whole, word] = firstWord.exec(value) ?? [];
    if (whole === undefined || !labels.has(composed(word?.toLowerCase() ?? ''))) break;
    value = value.slice(whole.length);
  }
  return value.trim() === '' ? text : value;
}
