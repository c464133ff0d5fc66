import { useState } from 'react';
import { useDateText } from '#web/browser/dates.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { useSite } from '#web/browser/site.tsx';
import { answersNow } from '#web/browser/storage/draft.ts';
import { useText } from '#web/browser/text.tsx';
import { useAttempt } from '#web/forms/attempt.ts';
import { type Control, sayControl } from '#web/forms/landing/say.ts';
import { changeFormMemory, useFormMemory } from '#web/forms/landing/use-form-memory.ts';
import { wrongPlace } from '#web/forms/place/place-words.ts';
import { loadChunk } from '#web/frame/chunk.ts';
import { useLoaded } from '#web/page/use-page.ts';
import { introPage } from './page.ts';
import { fetchSplits } from './splits-part.ts';

export type Picker = ReturnType<typeof usePicker>;

type PriceCode = typeof import('#web/forms/landing/home-price.ts');

const loadCode = (): Promise<PriceCode> =>
  loadChunk('home/price', () => import('#web/forms/landing/home-price.ts'));

const placeField = 'pincode';

export function usePicker() {
  const home = useLoaded(introPage);
  const memory = useFormMemory(home.plain?.said);
  const t = useText();
  const api = useApi();
  const dateText = useDateText();
  const { pricesAsOf: today, locationMode } = useSite();
  const plainErrors = home.plain?.found ?? [];
  const [code, setCode] = useState<PriceCode>();
  const [errors, setErrors] = useState(plainErrors);
  const [busy, setBusy] = useState(false);
  const [price, setPrice] = useState(home.price);
  const [failed, setFailed] = useState(false);
  const worded = { t, today, dateText, locationMode };
  const errorsNow = code?.homeErrors(memory, worded) ?? [];
  const current = [
    ...errorsNow,
    ...errors.filter(({ field }) => !errorsNow.some((error) => error.field === field)),
  ];
  const attempt = useAttempt(current, plainErrors);
  const ask = async () => {
    setBusy(true);
    const rules = await loadCode();
    setCode(rules);
    const now = answersNow();
    const errors = [...rules.homeErrors(now, worded)];
    const answer = errors.length === 0 ? await rules.askFirstPrice(api, now) : undefined;
    // Without them the price stands all the same.
    if (answer?.price?.split) await fetchSplits().catch(() => undefined);
    if (answer?.isRefused)
      errors.push({ field: placeField, ...wrongPlace(t, locationMode, now.draft.pincode) });
    setBusy(false);
    setErrors(errors);
    setPrice(answer?.price ?? null);
    setFailed(answer?.price === null && !answer.isRefused);
    attempt.pressWith(errors, () => undefined);
  };
  return {
    said: memory,
    home,
    attempt,
    busy,
    /** What was answered, while it is of what stands in the form. */
    price,
    failed,
    say: (control: Control) => {
      setErrors((all) => all.filter(({ field }) => field === placeField && field !== control.name));
      // Another question than the one that was answered.
      setPrice(null);
      changeFormMemory((now) => sayControl(now, control));
    },
    ask: () => {
      if (!busy) void ask();
    },
  };
}
