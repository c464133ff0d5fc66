import { useRouter, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { saveCallOf } from '#contract/call/calls.ts';
import type { WireForm, WireProposal } from '#contract/proposal/shapes.ts';
import type { Answers } from '#domain/proposal/form/fields.ts';
import { type AnswerSheet, createAnswerSheet, useSheet } from '#web/forms/answer-sheet.ts';
import { answersToSend, blankOf, type Refusals, valuesOf } from '#web/forms/form-values.ts';
import { standingError } from '#web/forms/standing-error.ts';
import { type ProposalScreen, paths } from '#web/paths.ts';
import { useApi } from '#web/platform/network/api-context.ts';
import { useLoaded } from '#web/platform/network/data.ts';
import { pageLeft } from '#web/platform/network/leaving.ts';
import { rest } from '#web/platform/network/rest.ts';
import { useSite } from '#web/platform/site.tsx';
import { useSpoken } from '#web/platform/text.tsx';
import { useWorded } from '#web/platform/use-worded.ts';
import { type FormPage, formOfPage, isFormPage, pageAfter } from '#web/proposal-parts/pages.ts';
import { useMemberNames } from '#web/proposal-parts/people-names.ts';
import { notePriceBefore } from '#web/proposal-parts/price-before.ts';
import type { FieldError } from '#web/ui/error-summary.tsx';
import type { AutosaveState } from './autosave.ts';
import { type PressWait, untilAnswered } from './press.ts';
import { refusalsOf, refusedSave, summaryOf } from './refused.ts';
import { createSaver, type Saver } from './saver.ts';
import { useAutosave } from './use-autosave.ts';
import { useFillIn } from './use-fill-in.ts';
import { isTaken, saveWhole, type WholeSave } from './whole-save.ts';

/** A save that was not taken and is about no field. */
export type SaveTrouble = { readonly message: string; readonly isStale: boolean };

export type ProposalForm = {
  readonly proposal: WireProposal;
  readonly page: FormPage;
  readonly wire: WireForm;
  readonly sheet: AnswerSheet;
  readonly refusals: Refusals;
  readonly summary: { readonly errors: readonly FieldError[]; readonly attempt: number };
  readonly trouble: SaveTrouble | undefined;
  readonly filled: readonly string[];
  readonly autosave: AutosaveState;
  readonly busy: boolean;
  /** A pressed save that has to wait, and why. */
  readonly wait: PressWait | undefined;
  /** Reached by a Change link: the review is where it goes on. */
  readonly fromReview: boolean;
  readonly nameOf: (key: string) => string;
  readonly submit: () => void;
};

/** The name of the row shown: the rows of the forms are named after their pages. */
function useFormPage(): FormPage {
  const name = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.row?.name });
  // Rows that show this screen bear the name of a form page; the check below refuses any other.
  const page = name as ProposalScreen;
  if (!isFormPage(page)) throw new Error(`No form at ${name}`);
  return page;
}

function useSaver(page: FormPage, proposal: WireProposal): Saver {
  const api = useApi();
  const [saver] = useState(() =>
    createSaver(proposal.proposalID, proposal.version, ({ answers, version, autosave }) =>
      api.call(
        saveCallOf[formOfPage[page]],
        {
          params: { id: proposal.proposalID },
          body: { data: answers, version, ...(autosave && { autosave: 'true' as const }) },
        },
        { until: 'answered' },
      ),
    ),
  );
  return saver;
}

function useSavedForm(page: FormPage, proposal: WireProposal) {
  const wire = proposal.formConfig[formOfPage[page]];
  if (!wire) throw new Error(`The proposal has no form ${formOfPage[page]}`);
  const saved = proposal.savedForm.formData[wire.name] ?? {};
  const [sheet] = useState(() => createAnswerSheet(valuesOf(wire, saved)));
  return { wire, sheet };
}

type Outcome = {
  readonly refusals: Refusals;
  readonly attempt: number;
};

const isQuiet = ({ kind }: AutosaveState) => kind === 'none' || kind === 'refused';

const nothingWrong: Outcome = { refusals: {}, attempt: 0 };

/** What the last save refused and is still wrong, in the language of now; drawn anew only when that changes. */
function useStandingErrors(
  wire: WireForm,
  sheet: AnswerSheet,
  refusals: Refusals,
  nameOf: (key: string) => string,
): readonly FieldError[] {
  const { t, locale } = useSpoken();
  const { pricesAsOf: today } = useSite();
  const errorsIn = (answers: Answers) =>
    summaryOf(wire, refusals, {
      t,
      locale,
      nameOf,
      errorOf: (field, refusal) => {
        const value = answers[field.name] ?? blankOf(field);
        return standingError({ field, value, refusal, locale, today }, t);
      },
    });
  useSheet(sheet, (answers) =>
    errorsIn(answers)
      .map(({ field, message }) => `${field} ${message}`)
      .join(),
  );
  return errorsIn(sheet.all());
}

export function useProposalForm(): ProposalForm {
  const { locale } = useSpoken();
  const router = useRouter();
  const proposal = useLoaded('proposal');
  const page = useFormPage();
  const fromReview = useRouterState({ select: ({ location }) => 'from' in location.search });
  const { wire, sheet } = useSavedForm(page, proposal);
  const nameOf = useMemberNames(proposal.members);
  const saver = useSaver(page, proposal);
  const autosave = useAutosave(sheet, (answers) => saver.save(answersToSend(wire, answers), true));
  const filled = useFillIn(sheet, wire, proposal.planData);
  const [busy, setBusy] = useState(false);
  const [wait, setWait] = useState<PressWait>();
  const [{ refusals, attempt }, setOutcome] = useState(nothingWrong);
  const [trouble, setTrouble] = useWorded<SaveTrouble | undefined>(undefined);
  const errors = useStandingErrors(wire, sheet, refusals, nameOf);
  const goTo = (screen: ProposalScreen) => router.history.push(paths.proposal(proposal.proposalID, screen));

  const take = ({ result, answers, isPriceChanged }: WholeSave) => {
    autosave.release(isTaken(result));
    if (isTaken(result)) {
      if (isPriceChanged) notePriceBefore(proposal.proposalID, proposal.price.total);
      return goTo(fromReview ? 'review-detail' : pageAfter(page));
    }
    setBusy(false);
    setWait(undefined);
    const { code, formError, message } = refusedSave(result);
    if (code === 'PROPOSAL_EXPIRED') return goTo('transaction-expired');
    setOutcome((now) => ({
      refusals: refusalsOf(formError, answers, locale),
      attempt: now.attempt + 1,
    }));
    setTrouble(() => (message === undefined ? undefined : { message, isStale: code === 'STALE_PROPOSAL' }));
  };
  const submit = async () => {
    if (busy) return;
    const left = pageLeft();
    autosave.hold();
    setBusy(true);
    setTrouble(() => undefined);
    const save = () => saveWhole(sheet.all, (answers) => saver.save(answersToSend(wire, answers), false));
    const giveUp = () => autosave.release(false);
    const isOnline = () => navigator.onLine;
    const whole = await untilAnswered(save, { left, isOnline, rest, say: setWait, giveUp });
    // Whoever went elsewhere meanwhile is not taken away from there.
    if (!left.aborted) take(whole);
  };
  return {
    proposal,
    page,
    wire,
    sheet,
    refusals,
    summary: { errors, attempt },
    // What an autosave keeps, or keeps trying to, is no trouble any more.
    trouble: trouble?.isStale || isQuiet(autosave.state) ? trouble : undefined,
    filled,
    autosave: autosave.state,
    busy,
    wait,
    fromReview,
    nameOf,
    submit: () => void submit(),
  };
}
