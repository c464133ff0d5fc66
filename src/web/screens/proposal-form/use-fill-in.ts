import { useEffect, useRef, useState } from 'react';
import type { WireField, WireForm, WireProposal } from '#contract/proposal/shapes.ts';
import { isIfsc, normaliseIfsc } from '#domain/identity/ifsc.ts';
import { parsePincode } from '#domain/location/parse-pincode.ts';
import { isPincode } from '#domain/location/pincode.ts';
import type { Answers } from '#domain/proposal/form/fields.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { useText } from '#web/browser/text.tsx';
import { type AnswerSheet, useSheet } from '#web/forms/answer-sheet.ts';
import { type FieldNote, type FieldNotes, textOf } from '#web/forms/field-props.ts';
import { fieldsIn } from '#web/forms/form-values.ts';
import { bankFilling } from './bank-filling.ts';

/** What a code stands for, looked up while it is typed. A failed look-up is silent and empties nothing. */
type LookUp = {
  /** Field whose code is looked up; undefined on a form without it. */
  readonly from: WireField | undefined;
  /** Undefined: no answer came. */
  readonly ask: (code: string) => Promise<Filling | undefined>;
  /** Fields that it fills. */
  readonly into: readonly string[];
  /** The one spelling of a whole code; undefined while it is none. */
  readonly codeOf: (input: string) => string | undefined;
};

/**
 * Nothing in `answers` for a field that the code has no answer for: what another code filled goes. Without any `answers`
 * the code is to be corrected itself, and everything stands until then.
 */
type Filling = { readonly answers?: Readonly<Record<string, string>>; readonly words: string };

/** That nothing is known of a code is an answer too, unlike a failure on the way. */
const unknown: Filling = { answers: {}, words: '' };

/** Milliseconds of no typing before it is asked. */
const pause = 250;

function useLookUp(
  sheet: AnswerSheet,
  wire: WireForm,
  { from, into, ask, codeOf }: LookUp,
): FieldNote | null {
  const answer = useSheet(sheet, (answers) => (from ? answers[from.name] : undefined));
  const [first] = useState(() => codeOf(textOf(answer)));
  const [lookUp, setLookUp] = useState({ code: '', words: '', isTrouble: false });
  const filled = useRef<Answers>({});
  const code = from ? codeOf(textOf(answer)) : undefined;
  const isNew = code !== undefined && code !== (lookUp.code === '' ? first : lookUp.code);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new code alone starts a look-up
  useEffect(() => {
    if (!isNew) return undefined;
    let isCurrent = true;
    const look = async () => {
      const filling = await ask(code);
      if (!isCurrent || !filling) return;
      const { answers, words } = filling;
      if (answers) {
        leaveFormer(sheet, wire, into, filled.current);
        filled.current = fill(sheet, wire, answers);
      }
      setLookUp({ code, words, isTrouble: answers === undefined });
    };
    const timer = setTimeout(() => void look(), pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [code, isNew]);
  return code === lookUp.code && lookUp.words !== '' ? lookUp : null;
}

/** Only fields that the form has and answers that are known: what was typed stands. Of a choice only what it offers, by id or by name. */
function fill(sheet: AnswerSheet, wire: WireForm, answers: Readonly<Record<string, string>>): Answers {
  const filled: Record<string, string> = {};
  for (const field of fieldsIn(wire)) {
    const text = answers[field.name];
    if (text === undefined || text === '' || field.readOnly) continue;
    const choice = field.choices.find(({ id, label }) => id === text || label === text);
    const answer = field.choices.length === 0 ? text : choice?.id;
    if (answer === undefined) continue;
    sheet.set(field.name, answer);
    filled[field.name] = answer;
  }
  return filled;
}

/** What the code before stood for goes with it; what somebody typed in its place stays. */
function leaveFormer(sheet: AnswerSheet, wire: WireForm, into: readonly string[], filled: Answers): void {
  for (const { name, readOnly } of fieldsIn(wire)) {
    if (readOnly || !into.includes(name)) continue;
    const answer = sheet.all()[name];
    if (answer === filled[name] || (filled[name] === undefined && sheet.isAsCame(name))) sheet.set(name, '');
  }
}

/** The sentences that say what was filled in, at the field with the code, and what is offered while a field is typed. */
export function useFillIn(
  sheet: AnswerSheet,
  wire: WireForm,
  proposal: WireProposal,
): {
  readonly notes: FieldNotes;
  readonly suggested: Suggested | undefined;
} {
  const { insurerSlug, productSlug } = proposal.planData;
  const api = useApi();
  const t = useText();
  const ifsc = fieldsIn(wire).find(({ kind }) => kind === 'ifsc');
  const pincode = fieldsIn(wire).find(({ kind }) => kind === 'pincode');
  const bank = useLookUp(sheet, wire, {
    from: ifsc,
    into: ['bank_name', 'bank_branch', 'bank_city'],
    codeOf: (input) => (isIfsc(normaliseIfsc(input)) ? normaliseIfsc(input) : undefined),
    ask: async (IFSC) => {
      const body = { IFSC, health_product_slug: productSlug };
      const result = await api.call('fetchBankDetails', { params: { insurer: insurerSlug }, body });
      if (result.ok) return bankFilling(t, fieldsIn(wire), result.value);
      const { code, message } = result.failure;
      if (code === 'IFSC_MERGED') return { words: message };
      return code === 'BANK_NOT_FOUND' ? unknown : undefined;
    },
  });
  const place = useLookUp(sheet, wire, {
    from: pincode,
    into: ['city', 'state'],
    codeOf: (input) => (isPincode(input) ? String(parsePincode(input)) : undefined),
    ask: async (code) => {
      const result = await api.call('getPlace', { params: { pincode: code }, body: {} });
      if (!result.ok) return result.failure.code === 'PINCODE_INVALID' ? unknown : undefined;
      const { city, state, state_id, also_in: also, is_guess: isGuess } = result.value;
      if (isGuess) return { answers: {}, words: t('form.filled.pincode.guess', { state }) };
      if (also.length > 0) {
        const states = [state, ...also.map((each) => each.state)].join(', ');
        return { answers: {}, words: t('form.filled.pincode.across', { states }) };
      }
      return {
        answers: { city, state: state_id },
        words: t('form.filled.pincode', { city, state }),
      };
    },
  });
  const areas = useAreas(sheet, wire, proposal);
  const words = [place?.words ?? '', areas.words].filter((each) => each !== '').join(' ');
  return {
    notes: {
      ...(ifsc && { [ifsc.name]: bank }),
      ...(pincode && { [pincode.name]: words === '' ? null : { words, isTrouble: false } }),
    },
    suggested: areas.suggested,
  };
}

const field = 'area';

type Suggested = { readonly [field]?: readonly string[] };

/** What the insurer calls the areas of the pincode, and the sentence that says so. A failed look-up is silent. */
function useAreas(
  sheet: AnswerSheet,
  wire: WireForm,
  { fetches_areas, planData: { insurerSlug: insurer, productSlug } }: WireProposal,
): { readonly suggested: Suggested | undefined; readonly words: string } {
  const api = useApi();
  const t = useText();
  const fields = fieldsIn(wire);
  const pincode = fields.find(({ kind }) => kind === 'pincode')?.name;
  const isNeeded = fetches_areas && fields.some(({ name }) => name === field);
  const input = useSheet(sheet, (answers) => textOf(pincode === undefined ? undefined : answers[pincode]));
  const code = isNeeded && isPincode(input) ? String(parsePincode(input)) : undefined;
  const [areas, setAreas] = useState<{ readonly code: string; readonly areas: readonly string[] }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another pincode alone starts a look-up
  useEffect(() => {
    if (code === undefined) return undefined;
    let isCurrent = true;
    const look = async () => {
      const body = { pincode: code, health_product_slug: productSlug };
      const answer = await api.call('fetchArea', { params: { insurer }, body });
      if (!isCurrent) return;
      // An area of the pincode before is none of this one.
      const choice = textOf(sheet.all()[field]);
      if (areas?.areas.includes(choice)) sheet.set(field, '');
      setAreas({ code, areas: answer.ok ? answer.value.areas : [] });
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [api, code, insurer, productSlug]);
  if (!areas || areas.code !== code || areas.areas.length === 0) return { suggested: undefined, words: '' };
  return { suggested: { [field]: areas.areas }, words: t('form.areas', { pincode: code }) };
}
