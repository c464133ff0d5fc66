import { useState } from 'react';

/**
 * What stands in the boxes of an answer that is typed in parts. It is the typed text while that makes the answer, and the
 * answer itself as soon as something else has set it: a button that fills the form, or a look-up.
 */
export function useTypedText<Parts>(
  value: string,
  split: (value: string) => Parts,
  join: (parts: Parts) => string,
): readonly [typed: Parts, setTyped: (parts: Parts) => void] {
  const [parts, setParts] = useState(() => split(value));
  return [join(parts) === value ? parts : split(value), setParts];
}
