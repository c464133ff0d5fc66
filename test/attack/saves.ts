import fc from 'fast-check';
import { saveCallOf } from '#contract/call/calls.ts';
import type { WireField, WireProposal } from '#contract/proposal/shapes.ts';
import { asId, type ProposalId } from '#domain/ids.ts';
import { nothingElseField } from '#domain/proposal/form/declaration/declaration.ts';
import { declaredForms } from '#domain/proposal/form/declaration/withdrawal.ts';
import { type Answer, type FormAnswers, type FormName, formNames } from '#domain/proposal/form/fields.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { fail } from '#domain/result.ts';
import { allHandlers } from '#server/doors/calls/all.ts';
import type { Handlers } from '#server/doors/calls/handlers.ts';
import { answersFor, type WireAnswers } from '../answers.ts';
import { type TestApp, testApp } from '../api/app.ts';
import { aHelpContact } from '../builders/help-contact.ts';
import { badValues, goodValues } from '../field-values.ts';
import { chanceFrom, pick } from '../kill/chance.ts';
import { fillProposal, readProposal } from '../purchase.ts';
import { type Browser, openBrowser } from '../wire.ts';
import type { Attack, Report, Scale } from './attack.ts';
import { anyValue } from './fuzz/values.ts';

const saves: Readonly<Record<Scale['name'], number>> = { short: 240, long: 100_000 };
const few = 80;
/** A proposal is left after so many: what is saved of it is read again and again. */
const savesOfAProposal = 400;
/** These insurers ask for more, and for less, than most do. */
const products = ['sahyadri-poorna', 'deccan-suraksha', 'kaveri-saral'] as const;
const mostChanges = 4;
const mostComplaints = 50;
const anything = fc.sample(anyValue, { numRuns: 500, seed: 1 });

type SaveHandler = Handlers['saveProposer'];

const isWrongAlways = (answer: unknown) => badValues.some(([, value]) => value === answer);

/** Forms are saved with right, wrong and mad answers, typed and sent, alone and two at once: each whole or not at all. */
export const formSaves: Attack = {
  name: 'saves of forms',
  run: ({ name, seed }) => attack(saves[name], seed),
  planted: [
    {
      fault: 'a save that breaks down for some answers',
      finds: /answers 500/,
      run: ({ seed }) =>
        attack(few, seed, (real) => async (request, context) => {
          if (Object.values(request.body.data).some(isWrongAlways)) throw new Error('planted');
          return real(request, context);
        }),
    },
    {
      fault: 'a save that is refused and keeps what was right of it',
      finds: /is refused and changes what is kept/,
      run: ({ seed }) =>
        attack(few, seed, (real) => async (request, context) => {
          const saved = await real(request, context);
          if (!saved.ok || saved.value.success) return saved;
          const { form_error = {} } = saved.value;
          const right = Object.entries(request.body.data).filter(
            ([name]) => !Object.hasOwn(form_error, name),
          );
          await real({ ...request, body: { autosave: 'true', data: Object.fromEntries(right) } }, context);
          return saved;
        }),
    },
    {
      fault: 'a save that forgets every second answer',
      finds: /is not kept as it was taken/,
      run: ({ seed }) =>
        attack(few, seed, (real) => async (request, context) => {
          const every = Object.entries(request.body.data);
          const data = Object.fromEntries(every.filter((_, nth) => nth % 2 === 0));
          return real({ ...request, body: { ...request.body, data, autosave: 'true' } }, context);
        }),
    },
    {
      fault: 'a save that is not taken at all',
      finds: /no save of \w+ is ever taken/,
      run: ({ seed }) => attack(few, seed, () => async () => fail('STALE_PROPOSAL')),
    },
  ],
};

/** @param over what is laid over the save of every form */
async function attack(
  count: number,
  seed: number,
  over: (real: SaveHandler) => SaveHandler = (real) => real,
): Promise<Report> {
  const chance = chanceFrom(seed);
  const opened: { real?: Handlers; over?: typeof over } = {};
  const laid = Object.values(saveCallOf).map((name): [string, SaveHandler] => [
    name,
    (request, context) => {
      if (!opened.real) throw new Error('Nothing is saved before the server is there');
      const real = opened.real[name];
      return (opened.over?.(real) ?? real)(request, context);
    },
  ]);
  const server = await testApp({ handlers: Object.fromEntries(laid) });
  opened.real = allHandlers(server.ports, 'broker', aHelpContact);
  const complaints: string[] = [];
  const forms = new Set<FormName>();
  let [strikes, refused] = [0, 0];
  while (strikes < count && complaints.length < mostComplaints) {
    delete opened.over;
    const buyer = await openBuyer(server, pick(chance, products));
    opened.over = over;
    for (let nth = 0; nth < savesOfAProposal && strikes < count; nth += 1) {
      const form = pick(chance, formNames);
      const answers = await strike(buyer, form, chance);
      strikes += answers.length;
      for (const answer of answers) {
        complaints.push(...answer.complaints.map((each) => `${form}: ${each}`));
        if (answer.isTaken) forms.add(form);
        else refused += 1;
      }
    }
  }
  await server.close();
  const untaken = formNames
    .filter((form) => !forms.has(form))
    .map((form) => `no save of ${form} is ever taken`);
  return {
    strikes,
    figures: `${strikes} saves, ${strikes - refused} taken, ${refused} refused`,
    complaints: [...complaints, ...untaken],
  };
}

type Buyer = {
  readonly browser: Browser;
  readonly id: string;
  /** What is asked and rightly answered, by form. */
  readonly right: Readonly<Partial<Record<FormName, Right>>>;
  /** What the store has of the proposal. */
  readonly kept: () => Promise<Proposal>;
};

async function openBuyer({ app, ports }: TestApp, product: string): Promise<Buyer> {
  const browser = await openBrowser(app);
  const id = await fillProposal(browser, product);
  const right = rightsIn(await readProposal(browser, id));
  const storedProposal = async () => {
    const proposal = await ports.store.getProposal(asId<ProposalId>(id));
    if (!proposal) throw new Error('The proposal is gone');
    return proposal;
  };
  return { browser, id, right, kept: storedProposal };
}

type Right = { readonly open: readonly WireField[]; readonly answers: WireAnswers };

function rightsIn(proposal: WireProposal): Buyer['right'] {
  const today = new Date().toISOString().slice(0, 10);
  const blank = { ...proposal, savedForm: { ...proposal.savedForm, formData: {} } };
  const rights = Object.entries(proposal.formConfig).map(([name, form]): [string, Right] => {
    const fields = form.sections.flatMap((section) => section.fields);
    const [answersNow, whole] = [proposal, blank].map((each) => answersFor(form, each, today));
    // What is saved of these is shown as a mask alone.
    const masked = fields.filter(({ kind }) => kind === 'pan' || kind === 'account-number');
    const bare = masked.flatMap(({ name: each }) =>
      whole?.[each] === undefined ? [] : [[each, whole[each]]],
    );
    return [
      name,
      {
        open: fields.filter(({ readOnly }) => !readOnly),
        answers: { ...answersNow, ...Object.fromEntries(bare) },
      },
    ];
  });
  return Object.fromEntries(rights);
}

type SaveResult = { readonly isTaken: boolean; readonly complaints: readonly string[] };

/** One save, or two at once, and what they left behind. */
async function strike(
  { browser, id, right, kept }: Buyer,
  form: FormName,
  chance: () => number,
): Promise<readonly SaveResult[]> {
  const rights = right[form];
  if (!rights) throw new Error(`No ${form}`);
  const send = (body: unknown) => browser.call(saveCallOf[form], { params: { id }, body: body as never }); // mad on purpose
  const before = await kept();
  const saves = Array.from({ length: chance() < 0.1 ? 2 : 1 }, () => aSave(rights, before.version, chance));
  const answers = await Promise.all(saves.map(({ body }) => send(body)));
  const after = await kept();
  const isTaken = answers.map(
    ({ statusCode, body }) => statusCode === 200 && JSON.parse(body).success === true,
  );
  const whole = saves.map((save, nth) => (isTaken[nth] ? lossesOf(save, after.forms[form] ?? {}) : []));
  const someStandWhole = whole.some((losses, nth) => isTaken[nth] && losses.length === 0);
  // A wrong draft closes the steps behind it.
  if (isTaken.includes(true)) await send(mended(rights));
  const touched = formNames.filter(
    (other) =>
      !mayFollow(form, other) &&
      !isSame(before.forms[other], withoutWithdrawal(form, other, before.forms[other], after.forms[other])),
  );
  return saves.map((save, nth) => {
    const complaints = [...wrongsOf(answers[nth])];
    if (!isTaken.includes(true) && !isSame(before, after))
      complaints.push(`a save is refused and changes what is kept: ${JSON.stringify(save.body)}`);
    if (isTaken[nth] && !someStandWhole) complaints.push(...(whole[nth] ?? []));
    complaints.push(...touched.map((other) => `${other} changes with it`));
    return { isTaken: isTaken[nth] === true, complaints };
  });
}

/** The insured people's form holds copies of what the proposer says. */
const mayFollow = (saved: FormName, other: FormName) =>
  other === saved || (saved === 'proposerDetails' && other === 'insuredMembers');

/**
 * Health and habits are declared of the people who were insured then: under another first name or birth date the tick and
 * each No that it stood for go, and nothing else. With these put back, the form has to be what it was.
 */
function withoutWithdrawal(
  saved: FormName,
  other: FormName,
  before: FormAnswers | undefined,
  after: FormAnswers | undefined,
): FormAnswers | undefined {
  const namesPeople = saved === 'insuredMembers' || saved === 'proposerDetails';
  if (!namesPeople || !before || !after || !declaredForms.some((name) => name === other)) return after;
  const isWithdrawn = (name: string) =>
    after[name] === undefined && (name === nothingElseField || before[name] === 'no');
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const present = [...names].filter((name) => name in after || isWithdrawn(name));
  return Object.fromEntries(
    present.map((name) => [name, (isWithdrawn(name) ? before[name] : after[name]) ?? null]),
  );
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A clear answer, whatever was sent. */
function wrongsOf(answer: Awaited<ReturnType<Browser['call']>> | undefined): readonly string[] {
  if (!answer || answer.statusCode >= 500) return [`a save answers ${answer?.statusCode}: ${answer?.body}`];
  const read = JSON.parse(answer.body);
  const isClear =
    answer.statusCode === 200 ? typeof read.success === 'boolean' : typeof read.error?.message === 'string';
  return isClear ? [] : [`an answer says nothing: ${answer.body.slice(0, 200)}`];
}

type FieldTrial = {
  readonly name: string;
  readonly value: unknown;
  /** What has to be kept when the save is taken. */
  readonly kept?: Answer | undefined;
  /** May not be kept by a whole save. */
  readonly isWrong?: true;
};

type Save = { readonly body: Readonly<Record<string, unknown>>; readonly trials: readonly FieldTrial[] };

/** The right answers of a form, some of them changed. */
function aSave({ open, answers }: Right, version: number, chance: () => number): Save {
  const mostChanged = Math.floor(chance() * (mostChanges + 1));
  const changed = new Set(
    Array.from({ length: open.length > 0 ? mostChanged : 0 }, () => pick(chance, open)),
  );
  const trials = open.map((field) => (changed.has(field) ? anAnswer(field, chance) : asItIs(field, answers)));
  const data = { ...answers, ...Object.fromEntries(trials.map(({ name, value }) => [name, value])) };
  const at = chance() < 0.5 ? pick(chance, [version, version, 0]) : undefined;
  const isDraft = chance() < 0.3;
  return {
    body: { data, ...(at !== undefined && { version: String(at) }), ...(isDraft && { autosave: 'true' }) },
    trials: isDraft ? trials.map(({ isWrong: _wrong, ...each }) => each) : trials,
  };
}

/** Every question of a form as it was first answered, whatever has been made of it since. */
const mended = ({ open, answers }: Right) => ({
  data: { ...Object.fromEntries(open.map(({ name }) => [name, null])), ...answers },
});

function asItIs({ name, showIf }: WireField, answers: WireAnswers): FieldTrial {
  const value = answers[name];
  return showIf === null ? { name, value, kept: value } : { name, value };
}

/** Another one that is right too, a wrong one, none, or anything at all. */
function anAnswer({ name, kind, showIf }: WireField, chance: () => number): FieldTrial {
  const good = goodValues.filter(([of]) => of === kind);
  const bad = badValues.filter(([of]) => of === kind);
  const chanceNow = chance();
  if (chanceNow < 0.5 && good.length > 0) {
    const [, value, stored] = pick(chance, good);
    return showIf === null ? { name, value, kept: stored } : { name, value };
  }
  if (chanceNow < 0.8 && bad.length > 0) return { name, value: pick(chance, bad)[1], isWrong: true };
  return { name, value: chanceNow < 0.9 ? undefined : pick(chance, anything) };
}

function lossesOf({ trials }: Save, stored: Readonly<Record<string, unknown>>): readonly string[] {
  return trials.flatMap(({ name, value, kept, isWrong }) => {
    if (kept !== undefined && !isSame(stored[name], kept))
      return [`${name} is not kept as it was taken: ${JSON.stringify([kept, stored[name]])}`];
    return isWrong && isSame(stored[name], value)
      ? [`${name} is wrong and kept: ${JSON.stringify(value)}`]
      : [];
  });
}
