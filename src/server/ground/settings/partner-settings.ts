import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { isBlank } from '#domain/identity/visible-text.ts';
import { asId, type PartnerCode } from '#domain/ids.ts';
import { type Language, languages } from '#domain/local-text.ts';
import { type Channel, channelBehaviours, channels, needsPartner } from '#domain/quote/channel.ts';
import { partialLanguages } from '#words/languages.ts';
import { type Partner, partnerColours } from '../partners.ts';
import { isHere, optionalText, type Reading, type Variables } from './setting-kinds.ts';

export const partnerSettings = { PARTNERS_FILE: optionalText };

const withPartner = channels.filter(needsPartner);
const isSigned = (channel: Channel) => channelBehaviours[channel].startedBy === 'signed-code';

const upTo = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most, `has more than ${most} letters`),
    v.check((text) => !isBlank(text), 'is empty'),
  );

const key = v.pipe(
  v.string(),
  v.check((text) => /^[A-Za-z0-9+/]{43}=$/.test(text), 'is not the base64 of 32 bytes'),
);

const frame = v.pipe(
  v.string(),
  v.check(isFrameOrigin, 'is not an https origin such as https://www.bank.example'),
);

function isFrameOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  // A pattern would let in sites that nobody named.
  if (/[^a-z0-9.:[\]-]/.test(hostname)) return false;
  return origin === text && (protocol === 'https:' || (protocol === 'http:' && isHere(hostname)));
}

const partnerShape = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[\w-]{2,40}$/, 'is not 2 to 40 letters, digits, _ or -')),
  channel: v.picklist(withPartner, `is none of ${withPartner.join(', ')}`),
  name: v.strictObject({ en: upTo(60), ...otherNames() }),
  mark: v.optional(upTo(4)),
  colour: v.optional(v.picklist(Object.keys(partnerColours)), 'teal'),
  keys: v.optional(v.pipe(v.array(key), v.maxLength(2, 'has more than the new and the old key')), []),
  frames: v.optional(v.pipe(v.array(frame), v.maxLength(10)), []),
});

type NameSchema = ReturnType<typeof upTo>;
type OtherNames = Record<Exclude<Language, 'en'>, NameSchema | v.ExactOptionalSchema<NameSchema, undefined>>;

/** A name in every other language; one that says only a part of its sentences can do without. */
function otherNames(): OtherNames {
  const others = languages.filter((language) => language !== 'en');
  const name = (language: Language) =>
    partialLanguages.includes(language) ? v.exactOptional(upTo(60)) : upTo(60);
  return Object.fromEntries(others.map((each) => [each, name(each)])) as OtherNames; // one a language
}

const fileShape = v.strictObject({ partners: v.pipe(v.array(partnerShape), v.maxLength(5000)) });

type Row = v.InferOutput<typeof partnerShape>;

/** @param isTryOut without a file there are made-up partners then, so that their ways in can be walked */
export function readPartners(
  { PARTNERS_FILE: file }: Variables<typeof partnerSettings>,
  isTryOut: boolean,
): Reading<{ readonly partners: readonly Partner[] }> {
  if (file === undefined) return { ok: true, partners: isTryOut ? madeUpPartners() : [] };
  const says = (what: string) => `The setting PARTNERS_FILE is wrong: ${what}.`;
  const read = jsonOf(file);
  if (read === undefined) return { ok: false, problems: [says(`${file} cannot be read as JSON`)] };
  const parsed = v.safeParse(fileShape, read);
  // What stands in the file is not repeated: it holds keys.
  const problems = parsed.success
    ? faultsOf(parsed.output.partners)
    : parsed.issues.slice(0, 20).map((issue) => `${v.getDotPath(issue) ?? 'the file'} ${reasonOf(issue)}`);
  if (!parsed.success || problems.length > 0) return { ok: false, problems: problems.map(says) };
  return { ok: true, partners: parsed.output.partners.map(partnerFrom) };
}

function jsonOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The library's own words repeat what it was given. */
function reasonOf({ kind, type, message }: v.BaseIssue<unknown>): string {
  return kind === 'validation' || type === 'picklist' ? message : `has to be ${type.replaceAll('_', ' ')}`;
}

function faultsOf(rows: readonly Row[]): readonly string[] {
  const codes = rows.map(({ code }) => code);
  const keys = rows.flatMap((row) => row.keys);
  return [
    ...codes.filter((code, at) => codes.indexOf(code) !== at).map((code) => `${code} stands in it twice`),
    ...(new Set(keys).size < keys.length ? ['a key stands in it twice'] : []),
    ...rows.flatMap(faultsOfRow),
  ];
}

function faultsOfRow({ code, channel, keys, frames }: Row): readonly string[] {
  const mayBeFramed = channelBehaviours[channel].mayBeFramed;
  return [
    ...(isSigned(channel) && keys.length === 0 ? [`${code} has no key to sign its links with`] : []),
    ...(isSigned(channel) && !/^[a-z0-9][a-z0-9-]*$/.test(code)
      ? [`${code} has to be small letters, digits and -, as it is signed`]
      : []),
    ...(!isSigned(channel) && keys.length > 0 ? [`${code} has keys, and signs nothing`] : []),
    ...(!mayBeFramed && frames.length > 0 ? [`${code} has frames, and ${channel} stands in none`] : []),
  ];
}

function partnerFrom({ code, colour, mark, ...row }: Row): Partner {
  // The shape has let in nothing but names of colours.
  return {
    ...row,
    isMadeUp: false,
    code: asId<PartnerCode>(code),
    mark,
    colour: colour as Partner['colour'],
  };
}

/** The key belongs to this process alone: only the sandbox's own page signs with it. */
const madeUpKey = randomBytes(32).toString('base64');

/** An agent and a shop that nobody is. */
function madeUpPartners(): readonly Partner[] {
  return [
    {
      code: asId<PartnerCode>('TRY-101'),
      channel: 'pos',
      name: { en: 'Meera Joshi', hi: 'मीरा जोशी' },
      mark: undefined,
      colour: 'slate',
      keys: [],
      isMadeUp: true,
      frames: [],
    },
    {
      code: asId<PartnerCode>('try-bazaar'),
      channel: 'retail-partner',
      name: { en: 'Try Bazaar', hi: 'ट्राई बाज़ार' },
      mark: 'TB',
      colour: 'maroon',
      keys: [madeUpKey],
      isMadeUp: true,
      frames: [],
    },
  ];
}
