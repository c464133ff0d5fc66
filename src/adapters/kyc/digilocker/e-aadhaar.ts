import { type IsoDate, parseIsoDate } from '#domain/date.ts';
import { maskProofNumber } from '#domain/identity/proofs.ts';

/** All that is ever read of an e-Aadhaar; address, photograph and the rest of the number are let be. */
export type EAadhaar = {
  readonly name: string;
  /** Undefined where the record knows the year alone. */
  readonly dateOfBirth: IsoDate | undefined;
  readonly maskedNumber: string | undefined;
};

/** Undefined for whatever is no e-Aadhaar. */
export function readEAadhaar(xml: string): EAadhaar | undefined {
  // Its form has neither; what declares entities of its own is not read.
  if (xml.includes('<!DOCTYPE') || xml.includes('<!ENTITY')) return undefined;
  const uidData = xml.indexOf('<UidData ');
  const poi = xml.indexOf('<Poi ', uidData);
  if (uidData < 0 || poi < 0) return undefined;
  const person = attributesAt(xml, poi + '<Poi '.length);
  const name = textOf(person.get('name'))?.trim() ?? '';
  const dob = textOf(person.get('dob'));
  if (name === '' || name.length > longestName || dob === undefined) return undefined;
  const uid = textOf(attributesAt(xml, uidData + '<UidData '.length).get('uid')) ?? '';
  return {
    name,
    dateOfBirth: dateOf(dob),
    maskedNumber: /\d{4}$/.test(uid) ? maskProofNumber('AADHAAR', uid) : undefined,
  };
}

const longestName = 200;

/** The card prints it so: 14-03-1992. */
function dateOf(text: string): IsoDate | undefined {
  const [, day, month, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text) ?? [];
  return parseIsoDate(`${year}-${month}-${day}`);
}

/** As written: of the tag that goes on from here, up to its end or to the first sign that fits none. */
function attributesAt(xml: string, start: number): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (let at = start; ; ) {
    const equals = xml.indexOf('=', at);
    const name = xml.slice(at, equals).trim();
    const quote = xml[equals + 1];
    if (equals < 0 || !/^[\w:]{1,40}$/.test(name) || (quote !== '"' && quote !== "'")) return attributes;
    const close = xml.indexOf(quote, equals + 2);
    if (close < 0) return attributes;
    attributes.set(name, xml.slice(equals + 2, close));
    at = close + 1;
  }
}

/** Each sign of a name may be written as one of at most ten. */
const longestText = 10 * longestName;

function textOf(text: string | undefined): string | undefined {
  return text !== undefined && text.length <= longestText ? decoded(text) : undefined;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return entities[name] ?? whole;
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}
