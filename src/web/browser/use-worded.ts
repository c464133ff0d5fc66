import { useState } from 'react';
import { usePageWords } from './text.tsx';

/** State that holds words of one language: in another it is as at first. */
export function useWorded<T>(first: T): readonly [T, (next: (now: T) => T) => void] {
  const { locale } = usePageWords();
  const [worded, setWorded] = useState({ locale, value: first });
  const valueIn = (storedWorded: typeof worded) =>
    storedWorded.locale === locale ? storedWorded.value : first;
  return [valueIn(worded), (next) => setWorded((worded) => ({ locale, value: next(valueIn(worded)) }))];
}
