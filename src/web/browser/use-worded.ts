import { useState } from 'react';
import { usePageWords } from './text.tsx';

/** State that holds words of one language: in another it is as at first. */
export function useWorded<T>(first: T): readonly [T, (next: (now: T) => T) => void] {
  const { locale } = usePageWords();
  const [said, setSaid] = useState({ locale, value: first });
  const valueIn = (kept: typeof said) => (kept.locale === locale ? kept.value : first);
  return [valueIn(said), (next) => setSaid((kept) => ({ locale, value: next(valueIn(kept)) }))];
}
