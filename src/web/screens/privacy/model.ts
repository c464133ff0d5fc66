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
  const [told, setTold] = useState<{ readonly purpose: string; readonly trouble: string | undefined }>();
  const [busy, setBusy] = useState<string>();
  const answer = async ({ purpose, text_version }: WireConsent, given: 'yes' | 'no') => {
    if (busy !== undefined) return;
    setBusy(purpose);
    const answered = await api.call('recordConsent', { params: {}, body: { purpose, given, text_version } });
    setBusy(undefined);
    setTold({ purpose, trouble: answered.ok ? undefined : answered.failure.message });
    if (!answered.ok) return;
    setChanged(answered.value.consents);
    // Here, too: the page may be left before the code that counts has come and heard of it.
    if (purpose === 'usage') usageConsent(() => localStorage).set(given);
  };
  // Texts of what was loaded follow the language of the page; only the answers are newer.
  const consents = loaded.map((one) => {
    const newer = changed?.find(({ purpose }) => purpose === one.purpose);
    return newer ? { ...one, answer: newer.answer, text_version: newer.text_version } : one;
  });
  return {
    consents,
    /** The purpose whose answer was just stored, or could not be. */
    told,
    busy,
    answer: (consent: WireConsent, given: 'yes' | 'no') => void answer(consent, given),
  };
}
