import { useState } from 'react';
import { usePageWords } from '#web/browser/text.tsx';

/** State that holds words of one language: in another it is what `reword` makes of it. */
export function useReworded<T>(
  first: T,
  reword: (current: T) => T,
): readonly [T, (next: (now: T) => T) => void] {
  const { locale } = usePageWords();
  const [worded, setWorded] = useState({ locale, value: first });
  const valueIn = (storedWorded: typeof worded) =>
    storedWorded.locale === locale ? storedWorded.value : reword(storedWorded.value);
  return [valueIn(worded), (next) => setWorded((current) => ({ locale, value: next(valueIn(current)) }))];
}
