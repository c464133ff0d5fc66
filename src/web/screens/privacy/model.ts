import { useState } from 'react';
import type { WireConsent } from '#contract/consent/shapes.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { usageConsent } from '#web/frame/events/usage-consent.ts';
import { useLoaded } from '#web/page/use-page.ts';
import { privacyPage } from './page.ts';

export type Answering = ReturnType<typeof useAnswering>;

export function useAnswering() {
  const api = useApi();
  const loaded = useLoaded(privacyPage);
  const [changed, setChanged] = useState<readonly WireConsent[]>();
  const [answering, setAnswering] = useState<{
    readonly purpose: string;
    readonly trouble: string | undefined;
  }>();
  const [busy, setBusy] = useState<string>();
  const answer = async ({ purpose, text_version }: WireConsent, answer: 'yes' | 'no') => {
    if (busy !== undefined) return;
    setBusy(purpose);
    const result = await api.call('recordConsent', {
      params: {},
      body: { purpose, given: answer, text_version },
    });
    setBusy(undefined);
    setAnswering({ purpose, trouble: result.ok ? undefined : result.failure.message });
    if (!result.ok) return;
    setChanged(result.value.consents);
    // Here, too: the page may be left before the code that counts has come and heard of it.
    if (purpose === 'usage') usageConsent(() => localStorage).set(answer);
  };
  // Texts of what was loaded follow the language of the page; only the answers are newer.
  const consents = loaded.map((one) => {
    const newer = changed?.find(({ purpose }) => purpose === one.purpose);
    return newer ? { ...one, answer: newer.answer, text_version: newer.text_version } : one;
  });
  return {
    consents,
    /** The purpose whose answer was just stored, or could not be. */
    told: answering,
    busy,
    answer: (consent: WireConsent, value: 'yes' | 'no') => void answer(consent, value),
  };
}
