import { useState } from 'react';
import { usePageWords } from '#web/browser/text.tsx';

/** State that holds words of one language: in another it is what `reword` makes of it. */
export function useReworded<T>(
  first: T,
  reword: (kept: T) => T,
): readonly [T, (next: (now: T) => T) => void] {
  const { locale } = usePageWords();
  const [said, setSaid] = useState({ locale, value: first });
  const valueIn = (kept: typeof said) => (kept.locale === locale ? kept.value : reword(kept.value));
  return [valueIn(said), (next) => setSaid((kept) => ({ locale, value: next(valueIn(kept)) }))];
}
