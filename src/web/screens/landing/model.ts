import { useRouter } from '@tanstack/react-router';
import { type ChangeEvent, useEffect, useState } from 'react';
import { useDateText } from '#web/browser/dates.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { useSite } from '#web/browser/site.tsx';
import { answersNow, useDraftReady } from '#web/browser/storage/draft.ts';
import { useText } from '#web/browser/text.tsx';
import { useAttempt } from '#web/forms/attempt.ts';
import { type Control, sayControl } from '#web/forms/landing/say.ts';
import { fields, type LandingForm, landingSteps } from '#web/forms/landing/step-names.ts';
import { changeFormMemory, useFormMemory } from '#web/forms/landing/use-form-memory.ts';
import { existingFields } from '#web/forms/quote/existing-errors.ts';
import { loadChunk } from '#web/frame/chunk.ts';
import { useLoaded } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import type { FieldError } from '#web/ui/error-summary.tsx';
import { landingPage } from './page.ts';

export type Landing = ReturnType<typeof useLanding>;

/** Fields of which the rules here do not know whether they are right: a place, and what is saved in the end. */
const otherFields: readonly string[] = [fields.pincode, fields.parents, fields.rest, existingFields.held];

type GoOnCode = Pick<typeof import('#web/forms/landing/go-on.ts'), 'goOnFrom'> &
  Pick<typeof import('#web/forms/landing/steps.ts'), 'stepErrors'>;

async function loadGoOn(): Promise<GoOnCode> {
  const [{ goOnFrom }, { stepErrors }] = await loadChunk('landing/go-on', () =>
    Promise.all([import('#web/forms/landing/go-on.ts'), import('#web/forms/landing/steps.ts')]),
  );
  return { goOnFrom, stepErrors };
}

/** Gives the page before: home before the first step, and before the one page of health. */
function pageBefore(step: LandingForm): string {
  const before = step === 'health' ? undefined : landingSteps[landingSteps.indexOf(step) - 1];
  return before === undefined ? paths.home() : paths.landing(before);
}

/** The rules of Continue follow the first load: nothing is told to be wrong before its first press. */
function useGoOnCode(): GoOnCode | undefined {
  const [code, setCode] = useState<GoOnCode>();
  useEffect(() => {
    let isHere = true;
    // A failed fetch ahead is no failure: the press asks again.
    loadGoOn().then(
      (loaded) => isHere && setCode(loaded),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return code;
}

export function useLanding(step: LandingForm) {
  const loaded = useLoaded(landingPage);
  const memory = useFormMemory(loaded.plain?.said);
  const isLive = useDraftReady();
  const t = useText();
  const api = useApi();
  const router = useRouter();
  const dateText = useDateText();
  const { pricesAsOf: today, locationMode } = useSite();
  const code = useGoOnCode();
  const plainErrors = loaded.plain?.found ?? [];
  // What the last press found, until its field is changed: somebody else may have had to be asked for it.
  const [errors, setErrors] = useState<readonly FieldError[]>(plainErrors);
  const [busy, setBusy] = useState(false);
  const worded = { t, today, dateText, locationMode };
  const errorsNow = code?.stepErrors(step, memory, worded) ?? [];
  const current = [
    ...errorsNow,
    ...errors.filter(({ field }) => !errorsNow.some((error) => error.field === field)),
  ];
  const attempt = useAttempt(current, plainErrors);
  const goOn = async () => {
    setBusy(true);
    const { goOnFrom } = await loadGoOn();
    const result = await goOnFrom(step, answersNow(), { ...worded, api });
    setBusy(false);
    changeFormMemory(() => result.said);
    setErrors(result.found);
    const { to } = result;
    attempt.pressWith(result.found, () => to !== undefined && router.history.push(to));
  };
  const say = (control: Control) => {
    setErrors((all) => all.filter(({ field }) => otherFields.includes(field) && field !== control.name));
    changeFormMemory((now) => sayControl(now, control));
  };
  return {
    step,
    said: memory,
    loaded,
    /** Whether a script answers presses: without one everything that could be asked is drawn. */
    isLive,
    attempt,
    busy,
    /** What a control takes that a text is chosen or typed in. */
    choice: (name: string) => ({
      name,
      onChange: (value: string) => say({ name, value, on: true }),
    }),
    /** What a box takes that is ticked. */
    box: (name: string) => ({
      name,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
        say({ name, value: 'on', on: currentTarget.checked }),
    }),
    goOn: () => {
      if (!busy) void goOn();
    },
    back: pageBefore(step),
  };
}
