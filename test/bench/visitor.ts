import { type CallName, calls } from '#contract/call/calls.ts';
import { csrfCookie, encodeForm, pathOf } from '#contract/call/encoding.ts';
import type { CallInput } from '#contract/call/shapes.ts';
import { aWireMember, aWireQuote } from '../wire.ts';

export type Ask = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

export type Visitor = {
  readonly get: (path: string, accept: string) => Ask;
  readonly call: <Name extends CallName>(name: Name, input: CallInput<Name>) => Ask;
  /** The id of a saved quote; another number is another family. */
  readonly save: (family: number, people?: 'four' | 'fourteen') => Promise<string>;
};

/**
 * Opens the start page first, as everybody does, for the cookies.
 * @param address where a proxy says that they come from
 */
export async function openVisitor(origin: string, address: string): Promise<Visitor> {
  const from = { 'x-forwarded-for': address };
  const page = await fetch(origin, { headers: { ...from, accept: 'text/html' } });
  const cookies = page.headers.getSetCookie().map((text) => text.split(';', 1)[0] ?? '');
  const namedToken = cookies.find((cookie) => cookie.startsWith(`${csrfCookie}=`)) ?? '';
  const token = namedToken.slice(csrfCookie.length + 1);
  const cookie = cookies.join('; ');
  const call: Visitor['call'] = (name, { params, body }) => ({
    method: calls[name].method,
    path: pathOf(name, params),
    headers: { ...from, cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: encodeForm(name, body, token),
  });
  return {
    get: (path, accept) => ({ method: 'GET', path, headers: { ...from, cookie, accept } }),
    call,
    async save(family, people = 'four') {
      const data = people === 'four' ? familyOf(family) : bigFamilyOf(family);
      const saving = call('saveDetails', { params: {}, body: { data } });
      const saved = await fetch(origin + saving.path, saving);
      if (!saved.ok) throw new Error(`${saving.path} answers ${saved.status}: ${await saved.text()}`);
      const { quote_id } = (await saved.json()) as { quote_id: string }; // the contract's answer of this call
      return quote_id;
    },
  };
}

const pincodes = ['560001', '400001', '411001', '110001', '600001', '700001', '302001'];

/** It is a couple, a son and his father, with ages and place by the number. */
function familyOf(family: number): ReturnType<typeof aWireQuote> {
  const pincode = pincodes[family % pincodes.length] ?? '560001';
  return aWireQuote({
    pincode,
    members: [
      aWireMember({ age: 24 + (family % 20) }),
      aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 24 + (family % 17) }),
      aWireMember({ id: 'son1', person: 'Son', type: 'kid', gender: 'MALE', age: 1 + (family % 5) }),
      aWireMember({ id: 'father', person: 'Father', gender: 'MALE', age: 62 + (family % 13) }),
    ],
  });
}

/** It is a couple with six children, all their parents, a brother, and a grandfather whom nobody insures. */
function bigFamilyOf(family: number): ReturnType<typeof aWireQuote> {
  const { members, ...quote } = familyOf(family);
  const child = (son: boolean, nth: number) =>
    aWireMember({
      id: `${son ? 'son' : 'daughter'}${nth}`,
      person: son ? 'Son' : 'Daughter',
      type: 'kid',
      gender: son ? 'MALE' : 'FEMALE',
      age: 1 + ((family + nth) % 5),
    });
  return aWireQuote({
    ...quote,
    members: [
      ...members,
      ...[2, 3, 4].map((nth) => child(true, nth)),
      ...[1, 2].map((nth) => child(false, nth)),
      aWireMember({ id: 'mother', person: 'Mother', age: 60 + (family % 13) }),
      aWireMember({ id: 'father-in-law', person: 'Father-in-law', gender: 'MALE', age: 61 + (family % 13) }),
      aWireMember({ id: 'mother-in-law', person: 'Mother-in-law', age: 59 + (family % 13) }),
      aWireMember({ id: 'brother', person: 'Brother', gender: 'MALE', age: 25 + (family % 13) }),
      aWireMember({ id: 'grand-father', person: 'Grand-Father', gender: 'MALE', age: 99 }),
    ],
  });
}
